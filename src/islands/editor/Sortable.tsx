import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  type Modifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { useStrings, type Strings } from './strings.tsx'
import './sortable.css'

interface Props {
  ids: readonly string[]
  /** What people call an item. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A pointer that moves less than this (px) clicks. */
const CLICK_PX = 4

/** Places that a key moves an item by. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list whose items are moved by dragging their handles, with a pointer or by keyboard. */
export function Sortable({ ids, nameOf, onMove, children }: Props) {
  const strings = useStrings()
  /** The item to whose place keys have brought another; null while a pointer drags. */
  const target = useRef<string | null>(null)
  const coordinateGetter: KeyboardCoordinateGetter = (event, args) => {
    const at = target.current === null ? NaN : ids.indexOf(target.current)
    target.current = ids[at + (STEPS[event.code] ?? 0)] ?? target.current
    return sortableKeyboardCoordinates(event, args)
  }
  // Keys count places: what scrolls the list meanwhile takes nobody back to another one.
  const collisionDetection: CollisionDetection = (args) => {
    const place = args.droppableContainers.find(({ id }) => id === target.current)
    return place ? [{ id: place.id }] : closestCenter(args)
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      // A gliding list reaches the next place only after the key, or never where something else scrolls.
      scrollBehavior: 'auto',
    }),
  )
  const place = useRef<string | number | null>(null)
  const key = ids.join()
  // A list of the same items is the same list: a new one would draw every item again.
  // oxlint-disable-next-line react/exhaustive-deps
  const items = useMemo(() => [...ids], [key])

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    target.current = activatorEvent instanceof KeyboardEvent ? String(active.id) : null
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsOf(strings, ids, nameOf, place),
        screenReaderInstructions: { draggable: strings.t.sort.instructions },
      }}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What is read out while an item is on its way. */
function announcementsOf(
  { t, say }: Strings,
  ids: readonly string[],
  nameOf: (id: string) => string,
  place: RefObject<string | number | null>,
): Announcements {
  const at = (sentence: string, item: string | number, over: string | number | undefined) =>
    say(sentence, {
      item: nameOf(String(item)),
      position: ids.indexOf(String(over ?? item)) + 1,
      count: ids.length,
    })
  return {
    onDragStart({ active }) {
      place.current = active.id
      return at(t.sort.lifted, active.id, active.id)
    },
    onDragOver({ active, over }) {
      // What was just lifted is over its own place: saying so would cut off that it was lifted.
      if (!over || over.id === place.current) return undefined
      place.current = over.id
      return at(t.sort.moved, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => at(t.sort.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => at(t.sort.cancelled, active.id, active.id),
  }
}

/** What makes an element an item of the list around it, and the handle that moves it. */
export function useSortableItem(id: string, name: string) {
  const { t, say } = useStrings()
  const {
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    setNodeRef: setItem,
    setActivatorNodeRef: setHandle,
  } = useSortable({ id, attributes: { roleDescription: t.sort.role } })
  const handle = (
    <button
      type="button"
      className="icon-button grip"
      ref={setHandle}
      aria-label={say(t.entry.actionOn, { action: t.sort.move, entry: name })}
      title={t.sort.move}
      aria-roledescription={attributes['aria-roledescription']}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <Icon name="grip" />
    </button>
  )
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
  }
  return { setItem, style, isDragging, handle }
}
