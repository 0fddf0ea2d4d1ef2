import { afterEach, describe, expect, test } from 'vitest'
import { $picture, MIDDLE, choosePhoto, closePicture, areaOf, takePhoto } from '#stores/photo.ts'

const landscape = { width: 400, height: 300 }
const portrait = { width: 300, height: 400 }

function refuse(): never {
  throw new Error('The picture stays too large')
}

afterEach(closePicture)

describe('the square of a cut', () => {
  test.each([
    ['is the largest in the middle of a landscape', landscape, MIDDLE, [50, 0, 300]],
    ['is the largest in the middle of a portrait', portrait, MIDDLE, [0, 50, 300]],
    ['shrinks around its middle', landscape, { ...MIDDLE, zoom: 2 }, [125, 75, 150]],
    ['stops at the first corner', landscape, { zoom: 2, x: 0, y: 0 }, [0, 0, 150]],
    ['stops at the last corner', landscape, { zoom: 2, x: 1, y: 1 }, [250, 150, 150]],
    ['stops where only one side has room', portrait, { zoom: 1, x: 1, y: 1 }, [0, 100, 300]],
  ])('%s', (_, picture, cut, [x, y, side]) => {
    expect(areaOf(picture, cut, 1)).toEqual({ x, y, width: side, height: side })
  })
})

test('a cut in another shape is the largest of that shape', () => {
  expect(areaOf(landscape, MIDDLE, 0.5)).toEqual({ x: 125, y: 0, width: 150, height: 300 })
  expect(areaOf(portrait, MIDDLE, 2)).toEqual({ x: 0, y: 125, width: 300, height: 150 })
})

test('a file that cannot be read as a picture opens none', async () => {
  expect(await choosePhoto(new Blob(['no picture']))).toBe(false)
  expect($picture.get()).toBeNull()
})

test('a picture that stays too large is refused and closed', () => {
  let closed = 0
  $picture.set({ url: '', ...landscape, cut: refuse, close: () => void closed++ })
  expect(takePhoto(MIDDLE)).toBe(false)
  expect($picture.get()).toBeNull()
  expect(closed).toBe(1)
})

test('without a picture there is nothing to take', () => {
  expect(takePhoto(MIDDLE)).toBe(false)
})
