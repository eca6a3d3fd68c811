import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** How far a card is drawn until it counts, in pixels. */
const enough = 96;
/** What is less than this was a tap. */
const least = 8;

interface Options {
  readonly isOff: boolean;
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Draws something sideways by a finger or a mouse; up and down the page is moved as always. */
export const useSwipe = ({ isOff, onLeft, onRight }: Options) => {
  const from = useRef<number>(undefined);
  const [by, setBy] = useState(0);
  const end = (): void => {
    from.current = undefined;
    setBy(0);
  };
  const style = { '--by': by } as CSSProperties;
  return {
    style,
    'data-side': Math.abs(by) < enough ? undefined : by < 0 ? 'left' : 'right',
    onPointerDown: ({ clientX, isPrimary, target }: PointerEvent<HTMLElement>) => {
      if (isOff || !isPrimary || (target as Element).closest('button')) return;
      from.current = clientX;
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const moved = clientX - from.current;
      if (Math.abs(moved) < least && by === 0) return;
      currentTarget.setPointerCapture(pointerId);
      setBy(moved);
    },
    onPointerUp: () => {
      const moved = by;
      end();
      if (moved <= -enough) onLeft();
      else if (moved >= enough) onRight();
    },
    onPointerCancel: end,
  };
};
