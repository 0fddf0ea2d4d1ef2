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

/** The same with the lines so far apart, in letter sizes. */
function apart(gap: number, ...texts: string[]): string[] {
  const lines = documentOf(['Ada Quill', ...texts].join('\n')).lines.map((line, at): FlowLine => ({
    ...line,
    y: at * (10 + gap * 10),
    gapBefore: gap,
    width: line.text.length * 10,
    cells: line.cells.map((cell) => ({ ...cell, width: cell.text.length * 10 })),
    flow: '0',
  }))
  return joinWraps(lines, [{ width: 2000 }])
    .slice(1)
    .map(({ text, continues }) => (continues ? `~${text}` : text))
}

test('a paragraph set wide goes on line by line, and its last line ends it', () => {
  const lines = [
    '港の倉庫で荷物を受け取り、棚に並べ、船に積む仕事を三年間',
    '続け、毎日の在庫を数えて記録し、遅れた荷物を探して港の人',
    'に伝えました。',
    '次の仕事では船を待つ人に道を教えました。',
  ]
  expect(apart(1, ...lines)).toEqual([lines[0], `~${lines[1]}`, `~${lines[2]}`, lines[3]])
})

test('a sentence goes on with a small letter though the word would have fitted', () => {
  const lines = [
    'The stall sold fresh bread and tea to people who',
    'wait for the early boat.',
    'Opened two more stalls at the quay and the lock below it.',
  ]
  expect(apart(0.3, ...lines)).toEqual([lines[0], `~${lines[1]}`, lines[2]])
})

test('lines from right to left are measured from where they start', () => {
  const edge = 600
  const texts = [
    'معلم علوم في مدارس المنارة ، من خريف ذلك العام حتى اليوم ، مدينة',
    'الميناء القديم .',
    'أمين مكتبة في مدارس المرفأ ، من ربيع ذلك العام حتى شتائه ، مدينة',
    'النور الجديدة .',
  ]
  const lines = documentOf(['اسم', ...texts].join('\n')).lines.map((line, at): FlowLine => {
    const width = line.text.length * 8
    const x = edge - width
    return {
      ...line,
      x,
      width,
      y: at * 17,
      gapBefore: at % 2 === 0 ? 0.65 : 0.93,
      bullet: at % 2 === 1,
      cells: line.cells.map((cell) => ({ ...cell, x, width })),
      flow: '0',
    }
  })
  const joinedLines = joinWraps(lines, [{ width: 650 }])
  expect(joinedLines.slice(1).map(({ continues }) => continues)).toEqual([false, true, false, true])
})
