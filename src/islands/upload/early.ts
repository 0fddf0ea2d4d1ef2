/**
 * Takes files as soon as the page is there, long before React is: dropped anywhere on the
 * page, chosen in the form, or our sample. The browser never opens a dropped file itself.
 */
import { offer, type Source } from '#stores/intake.ts'

const page = document.documentElement

function handIn(source: Source): void {
  page.dataset.taken = ''
  offer(source)
  document.dispatchEvent(new Event('vitascope:intent'))
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

document.addEventListener('dragover', (event) => {
  if (!carriesFiles(event)) return
  event.preventDefault()
  page.dataset.drag = ''
})

document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) delete page.dataset.drag
})

document.addEventListener('drop', (event) => {
  delete page.dataset.drag
  if (!carriesFiles(event)) return
  event.preventDefault()
  const file = event.dataTransfer?.files[0]
  if (file) handIn(file)
})

function takeChosen(field: HTMLInputElement): void {
  const file = field.files?.[0]
  if (!file) return
  handIn(file)
  // The same file may be chosen again after it was changed.
  field.value = ''
}

document.addEventListener('change', (event) => {
  const field = event.target
  if (field instanceof HTMLInputElement && 'intake' in field.dataset) takeChosen(field)
})

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sample]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  handIn({ sample: link.href, name: link.dataset.sample ?? '' })
})

// Chosen while this script was still on its way.
const field = document.querySelector<HTMLInputElement>('input[data-intake]')
if (field) takeChosen(field)
