import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#browser/failure.ts'
import type { LocalDraft } from '#browser/drafts.ts'
import type { Banner, TemplateList } from '#contract/api.ts'
import { emptyResume } from '#contract/resume.ts'
import { TEMPLATES, defaultStyle } from '#contract/template.ts'
import { createOwnPages } from '#stores/templates.ts'

const LOCAL: LocalDraft = {
  lineage: [],
  id: null,
  version: 0,
  title: 'Mine',
  draft: { content: emptyResume(), templateId: 'classic', style: defaultStyle() },
  unsaved: true,
  editedAt: Date.UTC(2026, 0, 1),
  recordId: null,
}

const listOf = (thumbnail: string | null): TemplateList =>
  TEMPLATES.map(({ id, tier }) => ({ id, tier, name: id, thumbnail, owned: tier === 'free' }))

function pages({
  list = listOf(null),
  banner = null,
  local = null,
  fails = false,
}: {
  list?: TemplateList
  banner?: Banner
  local?: LocalDraft | null
  fails?: boolean
}) {
  const answer = async <T>(value: T): Promise<T> => {
    if (fails) throw new ApiFailure('offline')
    return value
  }
  return createOwnPages({
    api: {
      templates: () => answer(list),
      banner: () => answer(banner),
      preview: ({ templateId }) =>
        answer({ pages: [`<svg>${templateId}</svg>`], width: 1, height: 1, places: [] }),
      score: () => answer({ overall: 61 } as never),
    },
    storage: { get: ((key: string) => (key === 'resumeId' ? 'local.1' : null)) as never },
    drafts: { read: () => Promise.resolve(local) },
  })
}

describe('the own resume in the gallery', () => {
  test('comes from the server where it has one', async () => {
    const own = pages({ list: listOf('<svg>saved</svg>'), local: LOCAL })
    await own.loadTemplates()
    expect(own.$templates.get()).toHaveLength(TEMPLATES.length)
    expect(own.$templates.get()[0]).toEqual({
      id: 'classic',
      svg: '<svg>saved</svg>',
      owned: true,
    })
  })

  test('comes from this browser where the server has none', async () => {
    const own = pages({ local: LOCAL })
    await own.loadTemplates()
    expect(own.$templates.get().map(({ svg }) => svg)).toContain('<svg>executive</svg>')
  })

  test.each([
    ['nobody has one', {}],
    ['the server is not there', { local: LOCAL, fails: true }],
  ])('leaves the samples when %s', async (_, given) => {
    const own = pages(given)
    await own.loadTemplates()
    expect(own.$templates.get()).toEqual([])
  })
})

describe('the resume to go on with', () => {
  test('is the latest on the server', async () => {
    const banner = {
      id: 'a',
      title: 'Saved',
      thumbnailSvg: '<svg/>',
      score: 80,
      updatedAt: '2026-01-02T00:00:00.000Z',
    }
    const own = pages({ banner, local: LOCAL })
    await own.loadLatest()
    expect(own.$latest.get()).toMatchObject({ title: 'Saved', score: 80 })
  })

  test('is the one in this browser when the server has none', async () => {
    const own = pages({ local: LOCAL })
    await own.loadLatest()
    expect(own.$latest.get()).toEqual({
      title: 'Mine',
      svg: '<svg>classic</svg>',
      score: 61,
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
  })

  test('is none when there is none, or nobody answers', async () => {
    for (const given of [{}, { local: LOCAL, fails: true }]) {
      const own = pages(given)
      await own.loadLatest()
      expect(own.$latest.get()).toBeNull()
    }
  })
})
