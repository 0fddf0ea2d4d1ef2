import { expect, test } from 'vitest'
import type { FlowLine } from '#server/reading/documents/pdf/lines.ts'
import { joinWraps } from '#server/reading/documents/pdf/wraps.ts'
import { documentOf } from '../lines.ts'

/** Lines of a page of this width with margins of 48; each letter takes 10 points, its size. */
function joined(page: number, ...texts: string[]): string[] {
  const lines = documentOf(['이름', ...texts].join('\n')).lines.map((line): FlowLine => ({
    ...line,
    width: line.text.length * 10,
    cells: line.cells.map((cell) => ({ ...cell, width: cell.text.length * 10 })),
    flow: '0',
  }))
  return joinWraps(lines, [{ width: page }])
    .slice(1)
    .map(({ text, continues }) => (continues ? `~${text}` : text))
}

test('a Korean word that fills its line goes on in the next without a space', () => {
  expect(joined(327, '여행 서비스와 결제 화면을 만들고 성능 최', '적화를 이끌었습니다.')).toEqual([
    '여행 서비스와 결제 화면을 만들고 성능 최적화를',
    '~이끌었습니다.',
  ])
})

test('two Korean words keep theirs: after a particle, and where both are known', () => {
  expect(joined(337, '여행 서비스와 결제 화면의 성능을 고쳐 이를', '동료에게 알렸습니다.')).toEqual(
    ['여행 서비스와 결제 화면의 성능을 고쳐 이를', '~동료에게 알렸습니다.'],
  )
  const known = ['품질 시험', '시험 개선', '여행 서비스와 결제 화면을 모두 고친 품질', '개선 품질']
  expect(joined(327, ...known).join()).not.toContain('품질개선')
})

test('where Korean lines end with words, none is put together', () => {
  const lines = ['여행 서비스와 결제 화면을 만들고 최근', '전체성능개선까지 이끌었습니다.']
  expect(joined(341, ...lines).join(' ')).toContain('최근')
  expect(joined(341, ...lines).join(' ')).not.toContain('최근전체')
})
