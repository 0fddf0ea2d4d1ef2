import { describe, expect, test } from 'vitest'
import { phrasesOf } from '#i18n/phrases.ts'
import { messages } from '#i18n/messages.ts'

const broken = (text: string) => phrasesOf(text).join('|')

describe('a Japanese heading', () => {
  test('breaks before what carries the sense, never within a word', () => {
    expect(broken('応募書類を、人事システムの視点で見る。')).toBe(
      '応募書類を、|人事システムの|視点で|見る。',
    )
    expect(broken('人にもソフトウェアにも伝わる文章')).toBe('人にも|ソフトウェアにも|伝わる|文章')
    expect(broken('職務経歴書・履歴書を送る')).toBe('職務経歴書・|履歴書を|送る')
  })

  test('keeps compound verbs, honorifics and brackets with what they belong to', () => {
    expect(broken('文字を読み取った結果')).toBe('文字を|読み取った|結果')
    expect(broken('皆様のお預かりした品')).toBe('皆様の|お預かりした|品')
    expect(broken('選べる「控えめ」な色')).toBe('選べる|「控えめ」な|色')
  })
})

test('what is not Japanese is one phrase', () => {
  for (const text of ['See your resume', '查看你的简历', '이력서 보기', 'سيرتك الذاتية']) {
    expect(phrasesOf(text)).toEqual([text])
  }
})

test('put together again, the phrases are the text', () => {
  const { hero } = messages('ja').home
  expect(phrasesOf(hero.title).join('')).toBe(hero.title)
  expect(phrasesOf(hero.lead).join('')).toBe(hero.lead)
})
