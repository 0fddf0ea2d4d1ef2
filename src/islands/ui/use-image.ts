import { useEffect, useMemo, useState, type RefObject } from 'react'

/** A page this far from view is made ready, so that scrolling finds it there. */
const NEAR = '300px'

/** True while the element is in view or about to be. */
export function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

/**
 * The address of an SVG document as an image. Laying out the thousands of glyphs of a page is
 * the dearest part of a preview: it happens only where somebody looks, and only when the page
 * has changed.
 *
 * @returns undefined until the page was near for the first time.
 */
export function useImage(svg: string, isNear: boolean): string | undefined {
  const [shown, setShown] = useState<string>()
  if (isNear && shown !== svg) setShown(svg)
  const url = useMemo(() => shown && imageOf(shown), [shown])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}

function imageOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
