import { describe, expect, test } from 'vitest'
import { ANALYSIS_STEPS } from '#contract/analysis.ts'
import { stepUnderWay, stepsAfter, stepsAt, uploadSteps } from '#stores/steps.ts'

test('there are eleven steps, in the order in which they run', () => {
  expect(Object.keys(stepsAt('waiting'))).toEqual([...ANALYSIS_STEPS])
  expect(ANALYSIS_STEPS).toHaveLength(11)
})

describe('an upload', () => {
  test('is uploading until every byte is sent', () => {
    expect(stepUnderWay(uploadSteps(0.99))).toBe('uploading')
  })

  test('is parsing once every byte is sent', () => {
    const steps = uploadSteps(1)
    expect(steps.uploading).toBe('done')
    expect(stepUnderWay(steps)).toBe('parsing')
  })
})

describe('an event', () => {
  test('starts and ends a step', () => {
    const started = stepsAfter(stepsAt('waiting'), { step: 'education', status: 'started' })
    expect(stepUnderWay(started)).toBe('education')
    const done = stepsAfter(started, { step: 'education', status: 'done' })
    expect(done.education).toBe('done')
    expect(stepUnderWay(done)).toBeNull()
  })

  test('does not start again what is done', () => {
    const steps = stepsAt('waiting', { parsing: 'done' })
    expect(stepsAfter(steps, { step: 'parsing', status: 'started' }).parsing).toBe('done')
  })
})
