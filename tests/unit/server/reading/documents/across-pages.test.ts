import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import type { Line } from '#server/reading/document.ts'
import { orderAcrossPages } from '#server/reading/documents/pdf/across-pages.ts'
import { documentOf } from '../lines.ts'

/** Two columns each in its place on the page, as text of both goes on over the page. */

type Place = Pick<Line, 'page' | 'region' | 'x'> & { flow: string }

/** Lines of a text in one place. */
const placed = (printed: string, place: Place) =>
  documentOf(`Imogen Tarrant\n${printed}`)
    .lines.slice(1)
    .map((line) => ({ ...line, ...place, width: Math.min(line.width, 180) }))

const LEFT = { x: 40, region: 'sidebar' } as const
const RIGHT = { x: 300, region: 'main' } as const

const name = placed('* Imogen Tarrant\nimogen@tarrant.example', {
  page: 0,
  region: 'main',
  x: 40,
  flow: '0',
}).map((line, at) => ({ ...line, y: at - 20 }))
const studies = placed(
  `# Education
  * MSc Statistics
  University of Westmere, 2017 – 2019
  # Projects`,
  { ...LEFT, page: 0, flow: '1' },
)
const jobs = placed(
  `# Experience
  * Data Analyst, Tidewell Insurance
  Jun 2021 – Present
  • Built claims dashboards.`,
  { ...RIGHT, page: 0, flow: '2' },
)
const projects = placed(
  `* Bus Arrival Predictor
  Jan 2021 – Apr 2021
  • Predicts arrivals from open data.`,
  { ...LEFT, region: 'main', page: 1, flow: '3' },
)
const others = placed(
  `* Junior Analyst, Marlow Retail Group
  Aug 2019 – May 2021
  • Cleaned supplier data.`,
  { ...RIGHT, page: 1, flow: '4' },
)

describe('a column that is a sidebar on the first page', () => {
  const lines = orderAcrossPages([...name, ...studies, ...jobs, ...projects, ...others])
  const { resume } = readLines({ ...documentOf('Imogen Tarrant'), lines })

  test('is one on the next, however far its words reach there', () => {
    expect(lines.filter(({ region }) => region === 'sidebar')).toHaveLength(
      studies.length + projects.length,
    )
  })

  test('goes on with the section at its foot', () => {
    expect(resume.projects.map((project) => project.name)).toEqual(['Bus Arrival Predictor'])
    expect(resume.education).toHaveLength(1)
    expect(resume.work.map(({ company }) => company)).toEqual([
      'Tidewell Insurance',
      'Marlow Retail Group',
    ])
  })
})

test('text in two columns runs on from the foot of the first to the top of the second', () => {
  const first = placed(
    `# Education
    * MSc Statistics
    University of Westmere, 2017 – 2019
    # Projects
    * Bus Arrival Predictor
    2021`,
    { page: 0, region: 'main', x: 40, flow: '1' },
  )
  const second = placed(
    `* Garden Sensor Network
    2020
    # Skills
    Python, SQL, Tableau`,
    { page: 0, region: 'sidebar', x: 300, flow: '2' },
  )
  const lines = [...name, ...first, ...second]
  const { projects: read, basics } = readLines({ ...documentOf('x'), lines }).resume
  expect(read.map((project) => project.name)).toEqual([
    'Bus Arrival Predictor',
    'Garden Sensor Network',
  ])
  expect(basics.headline).toBe('')
})
