import { useEffect } from 'react'

/**
 * Keeps the record that is shown in the address, so that a reload, a bookmark and the language
 * menu lead back to it; takes it out when it is shown no longer.
 */
export function useRecordAddress(recordId: string | null): void {
  useEffect(() => {
    if (recordId === null) return undefined
    history.replaceState(null, '', `?recordId=${encodeURIComponent(recordId)}`)
    return () => history.replaceState(null, '', location.pathname)
  }, [recordId])
}
