import { useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../../words/words.ts';
import { type Chosen, nothing, placesBetween, toggled, withThese } from './chosen.ts';
import type { Shown } from './filters.ts';
import { readPlaces } from './use-media-pages.ts';

/** How long a finger rests on a picture to choose it, in milliseconds. */
const longPressMs = 450;

interface Tile {
  readonly id: number;
  readonly index: number;
}

const tileOf = (target: EventTarget): Tile | undefined => {
  const { index, id } = (target as Element).closest<HTMLElement>('[data-index]')?.dataset ?? {};
  return index === undefined ? undefined : { index: Number(index), id: Number(id) };
};

/** How far the box of a tile reaches from its corner, in pixels. */
const boxReach = 36;

/** Whether the mouse is at the box of a tile; a finger has no need of it, and a key presses at no place. */
const isAtBox = ({ target, clientX, clientY, detail, nativeEvent }: MouseEvent): boolean => {
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  const corner = (target as Element).closest('[data-index]')?.getBoundingClientRect();
  return (
    !isTouch &&
    detail > 0 &&
    corner !== undefined &&
    clientX - corner.left < boxReach &&
    clientY - corner.top < boxReach
  );
};

/** What is chosen of the library: by its box, with Ctrl or Shift, by Space, by a long press. A click opens otherwise. */
export const useChoice = (shown: Shown, onOpen: (id: number, index: number) => void) => {
  const client = useQueryClient();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Chosen>(nothing);
  /** Where a row of them begins. */
  const anchor = useRef<number>(undefined);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isChoosing = chosen.size > 0;
  const clear = useCallback(() => setChosen(nothing), []);
  const toggle = useCallback(({ id, index }: Tile): void => {
    anchor.current = index;
    setChosen((before) => toggled(before, id));
  }, []);
  const extend = useCallback(
    async (to: number): Promise<void> => {
      const ids = await readPlaces(client, { shown, locale, ...placesBetween(anchor.current ?? to, to) });
      setChosen((before) => withThese(before, ids));
    },
    [client, shown, locale],
  );
  useEffect(() => {
    if (!isChoosing) return undefined;
    const onKeyDown = ({ key, defaultPrevented, target }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !(target as Element).closest('[role="dialog"], input')) clear();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isChoosing, clear]);
  const onClick = (event: MouseEvent): void => {
    const tile = tileOf(event.target);
    if (!tile) return;
    // The finger that has chosen it is lifted.
    if (isPressed.current) isPressed.current = false;
    else if (event.shiftKey && anchor.current !== undefined) void extend(tile.index);
    else if (isChoosing || event.ctrlKey || event.metaKey || isAtBox(event)) toggle(tile);
    else onOpen(tile.id, tile.index);
  };
  const onPointerDown = ({ pointerType, target }: PointerEvent): void => {
    isPressed.current = false;
    const tile = tileOf(target);
    if (pointerType !== 'touch' || !tile) return;
    press.current = setTimeout(() => {
      isPressed.current = true;
      toggle(tile);
    }, longPressMs);
  };
  const endPress = (): void => clearTimeout(press.current);
  useEffect(() => () => clearTimeout(press.current), []);
  /** Space chooses, Shift with the keys that lead on chooses on the way; whether it was such a key. */
  const onKey = (event: KeyboardEvent, next: number | undefined): boolean => {
    const tile = tileOf(event.target);
    if (!tile) return false;
    if (event.key === ' ') {
      event.preventDefault();
      toggle(tile);
      return true;
    }
    if (event.shiftKey && next !== undefined) {
      if (!isChoosing) anchor.current = tile.index;
      void extend(next);
    }
    return false;
  };
  const handlers = {
    onClick,
    onPointerDown,
    onPointerUp: endPress,
    onPointerMove: endPress,
    onPointerCancel: endPress,
    onContextMenu: (event: MouseEvent) => {
      if (isPressed.current) event.preventDefault();
    },
  };
  return { chosen, isChoosing, clear, onKey, handlers };
};

export type Choice = ReturnType<typeof useChoice>;
