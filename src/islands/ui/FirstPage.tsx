import { useEffect, useRef, useState } from 'react'
import { firstPageOf, type PageSource } from '#stores/first-pages.ts'
import { useImage, useNearView } from './use-image.ts'
import './first-page.css'

/** The first page of a resume, small; drawn once somebody comes near. It says nothing by itself. */
export function FirstPage({ kind, id, stamp }: Omit<PageSource, 'key'> & { id: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNearView(place)
  const [svg, setSvg] = useState('')
  const url = useImage(svg, isNear && svg !== '')

  useEffect(() => {
    if (!isNear) return undefined
    let isGone = false
    async function load() {
      const page = await firstPageOf({ kind, key: id, stamp })
      if (!isGone && page) setSvg(page)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [isNear, kind, id, stamp])

  return (
    <span className="first-page" ref={place}>
      {url && <img src={url} alt="" width="595" height="842" />}
    </span>
  )
}
