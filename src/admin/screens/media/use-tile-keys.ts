import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tileAfter } from './grid-layout.ts';

interface Grid {
  readonly columns: number;
  readonly count: number;
  /** The tiles that are drawn. */
  readonly first: number;
  readonly last: number;
  readonly openId: number | undefined;
  readonly scrollTo: (index: number) => void;
  /** Hears a key first, with where it leads; whether that was all. */
  readonly onKey: (event: KeyboardEvent, next: number | undefined) => boolean;
}

/** One tile of a grid is in the order of Tab; arrow keys lead from there to every other, drawn yet or not. */
export const useTileKeys = (box: HTMLElement | null, grid: Grid) => {
  const { columns, count, first, last, openId, scrollTo, onKey } = grid;
  const [chosen, setStop] = useState(0);
  /** The tile that is to have the focus as soon as it is there. */
  const wanted = useRef<number>(undefined);
  const stop = chosen >= first && chosen <= last ? chosen : first;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tileAfter(event.key, stop, { columns, count });
    if (onKey(event, next) || next === undefined) return;
    event.preventDefault();
    wanted.current = next;
    setStop(next);
    scrollTo(next);
  };
  // Where the panel was left, the focus comes back.
  const openBefore = useRef(openId);
  useEffect(() => {
    const isClosed = openBefore.current !== undefined && openId === undefined;
    openBefore.current = openId;
    if (isClosed && document.activeElement === document.body) wanted.current = stop;
  }, [openId, stop]);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const tile = box?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!tile) return;
    wanted.current = undefined;
    tile.focus({ preventScroll: true });
  });
  return { stop, setStop, onKeyDown };
};
