import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useReducedMotion } from '@mantine/hooks';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { useMayWriteHere } from './Deeds.tsx';
import classes from './sortable.module.css';

const words = defineWords({
  en: {
    grip: 'Drag {name} to another place',
    how: 'Press Space to pick it up, the arrow keys to move it, Space to put it down, Esc to leave it where it was.',
    taken: '{name} is picked up.',
    over: '{name} is at position {place} of {count}.',
    put: '{name} has been put at position {place} of {count}.',
    left: '{name} stays where it was.',
  },
  hi: {
    grip: '{name} को खींचकर दूसरी जगह ले जाएँ',
    how: 'उठाने के लिए Space दबाएँ, खिसकाने के लिए तीर वाली कुंजियाँ, रखने के लिए फिर Space, और वहीं छोड़ने के लिए Esc।',
    taken: '{name} उठाया गया।',
    over: '{name} अब {count} में से {place} जगह पर है।',
    put: '{name} को {count} में से {place} जगह पर रखा गया।',
    left: '{name} अपनी जगह पर ही है।',
  },
});

type Id = string | number;

interface Props<Of extends Id> {
  /** In their order. */
  readonly ids: readonly Of[];
  readonly nameOf: (id: Of) => string;
  /** Puts one where another stands; the others make room. */
  readonly onPlace: (id: Of, over: Of) => void;
  readonly children: ReactNode;
}

/** A list whose rows are put in order by their grip: with the mouse, a finger or the keyboard. */
export const Sortable = <Of extends Id>({ ids, nameOf, onPlace, children }: Props<Of>) => {
  const say = useWords(words);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (active: Active, over: Over | null): Record<string, string | number> => ({
    name: nameOf(active.id as Of),
    place: ids.indexOf((over ?? active).id as Of) + 1,
    count: ids.length,
  });
  // Where it is picked up it lies over itself: that is not said over the first sentence.
  const isFirst = useRef(true);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isFirst.current = true;
      return say('taken', placeOf(active, null));
    },
    onDragOver: ({ active, over }) => {
      const isOwnPlace = isFirst.current && active.id === over?.id;
      isFirst.current = false;
      return isOwnPlace ? undefined : say('over', placeOf(active, over));
    },
    onDragEnd: ({ active, over }) => say('put', placeOf(active, over)),
    onDragCancel: ({ active }) => say('left', placeOf(active, null)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say('how') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onPlace(active.id as Of, over.id as Of);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};

export interface SortableRow {
  /** For the row's element. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragged: boolean;
  /** What the row is taken by. */
  readonly grip: ReactNode;
}

/** A row of a `Sortable`. */
export const useSortableRow = (id: Id, name: string): SortableRow => {
  const say = useWords(words);
  const isCalm = useReducedMotion();
  const mayWrite = useMayWriteHere();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: isCalm ? null : { duration: 160, easing: 'cubic-bezier(.2,.7,.2,1)' },
  });
  return {
    ref: setNodeRef,
    style: {
      ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
      ...(transition ? { transition } : {}),
    },
    isDragged: isDragging,
    grip: mayWrite && (
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.grip}
        aria-label={say('grip', { name })}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <GripVertical aria-hidden size={16} strokeWidth={1.75} />
      </button>
    ),
  };
};
