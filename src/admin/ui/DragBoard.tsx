import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useMayWriteHere } from './Deeds.tsx';

interface BoardProps<Value> {
  /** What is being dragged; undefined once it is let go. */
  readonly onDrag: (value: Value | undefined) => void;
  readonly onDrop: (value: Value, column: string) => void;
  readonly children: ReactNode;
}

/** How long after it is let go the click of a drag may still come, in milliseconds. */
const clickMs = 50;

/** What is dragged by a link is not followed when it is let go. */
const stayHere = (event: Event): void => event.preventDefault();

const holdClicks = (): void => window.addEventListener('click', stayHere, { capture: true });
const allowClicks = (): void =>
  void setTimeout(() => window.removeEventListener('click', stayHere, { capture: true }), clickMs);

/** Cards in columns. Keys have the card's own menu instead: a board has no order that arrows could follow. */
export const DragBoard = <Value,>({ onDrag, onDrop, children }: BoardProps<Value>) => {
  const sensors = useSensors(
    // A press is a press, and a finger scrolls, until it is held.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent): void => {
    allowClicks();
    onDrag(undefined);
    if (over) onDrop(active.data.current as Value, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => {
        holdClicks();
        onDrag(active.data.current as Value);
      }}
      onDragEnd={end}
      onDragCancel={() => {
        allowClicks();
        onDrag(undefined);
      }}
    >
      {children}
    </DndContext>
  );
};

interface ColumnProps {
  readonly id: string;
  /** Whether what is dragged may be put here. */
  readonly isOpen: boolean;
  readonly state: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export const DropColumn = ({ id, isOpen, state, className, children }: ColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: !isOpen });
  return (
    <section ref={setNodeRef} className={className} data-state={state} data-over={(isOpen && isOver) || undefined}>
      {children}
    </section>
  );
};

interface CardProps {
  readonly id: string;
  readonly value: object;
  readonly isOpen: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export const DragCard = ({ id, value, isOpen, className, children }: CardProps) => {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id,
    data: value,
    disabled: !useMayWriteHere(),
  });
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-open={isOpen || undefined}
      data-dragged={isDragging || undefined}
      style={transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined}
      {...listeners}
    >
      {children}
    </li>
  );
};
