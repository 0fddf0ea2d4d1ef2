/**
 * What it costs to explain lines as parts of entries, in nats or so: weighed by hand on made and
 * real documents, none of them alone. A row of the table is an observation about resumes.
 */
export const COST = {
  /** An entry more: so that lines are not parted without need. */
  entry: 2,
  /** A line more in a head. */
  headLine: 0.35,
  /** A head without any name. */
  nameless: 9,
  /** A head that names less than such heads do. */
  incomplete: 1.2,
  /** More phrases than a head needs. */
  crowded: 0.5,
  /** A head that ends among lines set alike, with one that names nothing. */
  likeBelow: 0.6,
  /** A head without a date, where the template has one. */
  undated: 1.8,
  /** A date where the template has none. */
  unexpectedDate: 0.8,
  /** A second date on another line of the head: stacked upon the first it is of one job, two ranges or two rows are of two. */
  secondDate: { stacked: 0.4, apart: 4, whole: 7 },
  /** Begins inside a row of a table that has its date on its first line. */
  insideRow: 3,
  /** A template that is no head of the parting by it. */
  foreignTemplate: 4,
  /** A line before the first entry. */
  preamble: 2.2,
  /** Lines as parts of a head. */
  head: {
    bullet: 3,
    datedBullet: 0.8,
    prose: 4,
    continues: 2.5,
    small: 2,
    sentence: 1.2,
    duties: 4,
    /** Set like the first line again, behind another: the next begins. */
    again: 1.6,
    /** The next row of a table, below the same names of columns. */
    record: 3,
    /** `Packaging, lettering, print`: what was done, in key words. */
    keywords: 1.5,
    /** A colon at its end: what is meant stands below. */
    announces: 3,
    deeper: 1,
    far: 1.5,
    /** A date alone below its first line, where the section begins with such a date. */
    belowDate: 3,
  },
  /** Lines as details. */
  detail: {
    range: 4.5,
    date: 2.2,
    /** A date in a column of its own. */
    dateCell: 3.6,
    standsOut: 1.6,
    named: 0.8,
    place: 0.8,
    /** A place in a cell of its own. */
    placeCell: 1.2,
    apart: 0.5,
    likeStart: 1.6,
    /** The same in a heading style, which nobody sets by chance. */
    likeStyle: 2,
    /** `Project: Tidepool`, wherever else heads have a look. */
    labelled: 3,
    /** A bullet like the one with which the section begins. */
    mark: 2,
    /** No bullet any more, after lines that had one. */
    afterPoints: 1.2,
    bullet: -1,
    prose: -1,
  },
  /** A line that differs from the first of a head by its capitals or its cells alone is like it. */
  alike: 0.4,
  /** Where a head differs from the template. */
  unlike: {
    bold: 1,
    size: 1.2,
    /** Heading styles of two levels. */
    level: 1.2,
    italic: 0.5,
    capitals: 0.4,
    bullet: 2.5,
    date: 0.9,
    place: 0.9,
    inset: 0.9,
    cells: 0.3,
    missingRow: 0.7,
    /** The date stands on another line of the head. */
    shift: 0.25,
  },
} as const
