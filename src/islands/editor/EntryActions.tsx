import { IconButton } from '#islands/ui/IconButton.tsx'
import { Menu } from '#islands/ui/Menu.tsx'
import type { ListPath } from '#stores/resume/entries.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { focusNeighbour } from './neighbours.ts'
import { useStrings } from './strings.tsx'

interface Props {
  list: ListPath
  index: number
  count: number
  title: string
  isHidden: boolean
  beginsPage: boolean
}

/** What can be done with one entry of a list. */
export function EntryActions({ list, index, count, title, isHidden, beginsPage }: Props) {
  const { t, say } = useStrings()
  const named = (action: string) => say(t.entry.actionOn, { action, entry: title })
  const place = [
    index > 0 && {
      text: t.entry.moveUp,
      onChoose: () => resumeStore.moveEntry(list, index, -1),
    },
    index < count - 1 && {
      text: t.entry.moveDown,
      onChoose: () => resumeStore.moveEntry(list, index, 1),
    },
  ].filter((item) => item !== false)
  const copy = {
    text: t.entry.duplicate,
    onChoose: () => resumeStore.duplicateEntry(list, index),
  }
  const newPage = {
    text: t.outline.newPage,
    isOn: beginsPage,
    onChoose: () => resumeStore.flagEntry(list, index, 'newPage', !beginsPage),
  }

  return (
    <div className="entry-actions">
      <IconButton
        icon={isHidden ? 'hidden' : 'shown'}
        label={named(t.entry.hide)}
        aria-pressed={isHidden}
        onClick={() => resumeStore.flagEntry(list, index, 'hidden', !isHidden)}
      />
      <IconButton
        icon="remove"
        label={named(t.entry.remove)}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, '.entry', '.disclosure')
          resumeStore.removeEntry(list, index)
        }}
      />
      <Menu icon="more" label={named(t.outline.options)} groups={[place, [copy, newPage]]} />
    </div>
  )
}
