/**
 * Korean lines are broken between words by some programs, between any two syllables by others. At
 * such a line's end these syllables end a word more often than not: particles, endings.
 */
export const WORD_ENDS = '은는을를이가에의로와과도며고서및등'
