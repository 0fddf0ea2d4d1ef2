import { describe, expect, test } from 'vitest'
import { fixture, resumeIn } from '../exchange/resumes.ts'
import { jsonOf, resumeOf, testServer } from '../app.ts'

const EXPORT = '/api/resume/export'
const IMPORT = '/api/resume/import'

describe('POST /api/resume/export', () => {
  test.each([
    ['json', 'application/json'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['txt', 'text/plain; charset=utf-8'],
  ])('gives a file of %s, named after the person in their script', async (format, type) => {
    const { request } = await testServer()
    const response = await request(`${EXPORT}?format=${format}`, jsonOf(resumeOf('山田太郎')))
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toContain(`filename="Resume.${format}"`)
    expect(decodeURIComponent(disposition)).toContain(`Resume - 山田太郎.${format}`)
  })

  test('names the file by its title', async () => {
    const { request } = await testServer()
    const path = `${EXPORT}?format=docx&title=${encodeURIComponent('My resume.pdf')}`
    const response = await request(path, jsonOf(resumeOf('Ada')))
    expect(response.headers.get('content-disposition')).toContain('filename="My resume.docx"')
  })

  test('refuses other formats, and what is no resume', async () => {
    const { request } = await testServer()
    expect((await request(`${EXPORT}?format=exe`, jsonOf(resumeOf('Ada')))).status).toBe(400)
    const wrong = await request(`${EXPORT}?format=json`, jsonOf({ basics: 7 }))
    expect((await wrong.json()).error).toBe('resumeInvalid')
  })
})

describe('POST /api/resume/import', () => {
  test('gives the resume of a JSON Resume', async () => {
    const { request } = await testServer()
    const sample = fixture('json-resume/schema-1.0.1.json')
    const { data } = await (await request(IMPORT, jsonOf(sample))).json()
    expect(data.resume.basics.name).toBe('Richard Hendriks')
  })

  test('gives back what was exported', async () => {
    const { request } = await testServer()
    const resume = resumeIn('ar')
    const file = await (await request(`${EXPORT}?format=json`, jsonOf(resume))).text()
    const headers = { 'Content-Type': 'application/json' }
    // As editors save it on Windows.
    const body = `\ufeff${file}`
    const { data } = await (await request(IMPORT, { method: 'POST', body, headers })).json()
    expect(data.resume).toEqual(resume)
  })

  test.each([
    ['no JSON', 'name: Ada'],
    ['another JSON', '{"name":"vitascope"}'],
    ['endless brackets', '['.repeat(50_000)],
  ])('refuses %s', async (_, body) => {
    const { request } = await testServer()
    const headers = { 'Content-Type': 'application/json' }
    const response = await request(IMPORT, { method: 'POST', body, headers })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: 'importInvalid' })
  })
})
