import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import ts from 'typescript'

export const ROOT = new URL('../..', import.meta.url).pathname

/** What .gitignore names, plus git's own folder; read here so that no git is needed. */
const IGNORED = ['.git', ...readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')]
  .filter(Boolean)
  .map((line) => line.replace(/\/$/, ''))

const isIgnored = (path: string) =>
  IGNORED.some((pattern) =>
    pattern.startsWith('/')
      ? `/${path}` === pattern
      : basename(path) === pattern || (pattern.startsWith('*') && path.endsWith(pattern.slice(1))),
  )

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ path }) => !isIgnored(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? walk(path) : [path]))
}

/** Every file of the repository as a path from its root: no builds, data or dependencies. */
export const FILES = walk('.').toSorted()

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** An import, wherever it is written: statement, re-export or `import()`. */
export interface Import {
  /** The importing file, from the root. */
  file: string
  line: number
  specifier: string
  /** Erased when run: `import type`, or only `type` names. */
  typeOnly: boolean
  /** Stands in a component's `<script>`, which runs in the browser. */
  inScript: boolean
  /** The imported file from the root, or undefined for a package. */
  target: string | undefined
}

interface Part {
  code: string
  /** Line of the file on which the part begins, from 0. */
  line: number
  inScript: boolean
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length - 1

/** The TypeScript in a file: all of it, or an Astro component's frontmatter and scripts. */
function partsOf(file: string, text: string): Part[] {
  if (!file.endsWith('.astro')) return [{ code: text, line: 0, inScript: false }]
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)
  const parts: Part[] = frontmatter
    ? [{ code: frontmatter[1] ?? '', line: 1, inScript: false }]
    : []
  for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    parts.push({ code: script[1] ?? '', line: lineAt(text, script.index), inScript: true })
  }
  return parts
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause && ts.isNamedExports(node.exportClause)
    return (
      node.isTypeOnly || Boolean(names && node.exportClause.elements.every((e) => e.isTypeOnly))
    )
  }
  const clause = node.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return Boolean(
    !clause.name && names && ts.isNamedImports(names) && names.elements.every((e) => e.isTypeOnly),
  )
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return undefined
}

/** The imports of a file, as its parser sees them. */
export function importsOf(file: string): Import[] {
  const found: Import[] = []
  for (const part of partsOf(file, read(file))) {
    const source = ts.createSourceFile(
      file,
      part.code,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    )
    const add = (literal: ts.Node, typeOnly: boolean) => {
      if (!ts.isStringLiteralLike(literal)) return
      const specifier = literal.text
      const line = part.line + source.getLineAndCharacterOfPosition(literal.getStart()).line + 1
      const target = targetOf(file, specifier)
      found.push({ file, line, specifier, typeOnly, inScript: part.inScript, target })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node))
      else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        add(node.moduleSpecifier, isTypeOnly(node))
      } else if (
        ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword
      ) {
        if (node.arguments[0]) add(node.arguments[0], false)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

/** Name of the package that a specifier leads to, or undefined for Node's and Astro's own. */
export function packageOf(specifier: string): string | undefined {
  if (/^(node:|astro:|virtual:|#|\.)/.test(specifier)) return undefined
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
