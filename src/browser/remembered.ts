/**
 * What a page asks before it loads anything: the typed storage weighs more than most pages need.
 */

/** The key of the resume that this browser opened last; null when there is none. */
export function rememberedResume(): string | null {
  try {
    return localStorage.getItem('resumeId')
  } catch {
    return null
  }
}

/** Runs something once the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: 3_000 })
  else setTimeout(action, 500)
}

/** The token of a session; null when nobody is signed in. */
export function rememberedToken(): string | null {
  try {
    return localStorage.getItem('token')
  } catch {
    return null
  }
}

/** Runs something after the page has loaded and the browser has nothing better to do. */
export function whenUsable(action: () => void): void {
  if (document.readyState === 'complete') whenIdle(action)
  else addEventListener('load', () => whenIdle(action), { once: true })
}

/** Who was signed in here last, as far as this browser says; null for a visitor. */
export function rememberedUser(): { name: string; picture: string; isPro: boolean } | null {
  try {
    if (localStorage.getItem('isLogin') !== 'true') return null
    const { userName, userImg } = JSON.parse(localStorage.getItem('userInfo') ?? '') as Record<
      string,
      unknown
    >
    const isPro = localStorage.getItem('isActive') === '2'
    return { name: String(userName ?? ''), picture: String(userImg ?? ''), isPro }
  } catch {
    return null
  }
}

/** Whether there is anything to find out about who uses this browser. */
export function hasSession(): boolean {
  try {
    return ['token', 'loginEventId', 'isLogin'].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
