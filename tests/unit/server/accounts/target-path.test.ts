import { describe, expect, test } from 'vitest'
import { vettedTarget } from '#server/accounts/target-path.ts'

describe('a target path', () => {
  test.each([
    '/',
    '/edit',
    '/edit?id=abc&x=1',
    '/de/',
    '/zh-CN/links#top',
    '/ar/resumeAnalysisResults?recordId=abc',
    '/fr/resumeTemplate',
  ])('of this site stays: %s', (path) => expect(vettedTarget(path)).toBe(path))

  test.each([
    ['another host', '//evil.com'],
    ['another host with a third slash', '///evil.com'],
    ['a path that goes up into another host', '/..//evil.com'],
    ['the same, encoded', '/%2e%2e//evil.com'],
    ['a dot that goes nowhere', '/.//evil.com'],
    ['a locale that goes up', '/de/..//evil.com'],
    ['a backslash', '/\\evil.com'],
    ['two backslashes', '\\\\evil.com'],
    ['a tab that browsers drop', '/\t/evil.com'],
    ['a line break', '/edit\n//evil.com'],
    ['a null', '/edit\u0000'],
    ['a space before it', ' //evil.com'],
    ['a whole address', 'https://evil.com/edit'],
    ['a scheme that runs', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['no path at all', 'evil.com'],
    ['nothing', ''],
    ['a name before an at', '@evil.com'],
    ['the API', '/api/user/logout'],
    ['the demo provider', '/demo-identity/auth'],
    ['a page that is not there', '/nothing'],
    ['a page under a language that is not there', '/xx/edit'],
    ['an encoded slash', '/%2fevil.com'],
    ['an encoded backslash', '/%5cevil.com'],
    ['a C1 control', '/edit\u0085'],
    ['more than 512 characters', `/edit?${'x'.repeat(512)}`],
  ])('that is %s counts as the home page', (_, path) => expect(vettedTarget(path)).toBe('/'))
})
