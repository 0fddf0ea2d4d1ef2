import type { Region } from '../blocks.ts'

/** What RTF's words and numbers mean, where a table says it. */

/** Groups whose content is about the document, not in it. */
export const ABOUT = new Set([
  'stylesheet',
  'info',
  'listtable',
  'listoverridetable',
  'revtbl',
  'rsidtbl',
  'generator',
  'pict',
  'object',
  'objdata',
  'themedata',
  'colorschememapping',
  'latentstyles',
  'datastore',
  'xmlnstbl',
  'filetbl',
  'mmathPr',
  'bkmkstart',
  'bkmkend',
  'annotation',
  'atnid',
  'atnauthor',
  'footnote',
  'nonshppict',
  'sp',
  'shprslt',
  'shpinst',
  'pntext',
  'listtext',
  'pn',
  'fldtype',
  'panose',
  'falt',
  'deleted',
  'nonesttables',
])

/** Groups that print although a program may skip them. */
export const STARRED_TEXT = new Set([
  'shpinst',
  'shptxt',
  'fldinst',
  'pntext',
  'listtext',
  'nesttableprops',
])

/** Windows code pages by RTF's `\fcharset` and `\ansicpg`. */
export const CHARSETS: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
export const CODE_PAGES: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  10000: 'macintosh',
}

export const CHARACTERS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  '~': '\u00A0',
  _: '-',
  '-': '',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
}

export const HEADERS: Record<string, Region> = {
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
}
