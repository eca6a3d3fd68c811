import { type RefObject, useEffect, useRef } from 'react';

/** What a key does, with the place of the row that has the focus. */
export type RowKeys = Readonly<Record<string, (at: number, withShift: boolean) => void>>;

/** Keys of a list whose rows are named by links: J and K go from row to row, and what else is given. */
export const useRowKeys = (keys: RowKeys): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, shiftKey, ctrlKey, metaKey, altKey } = event;
      const key = event.key.toLowerCase();
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('th a') ?? [])];
      const at = target instanceof HTMLAnchorElement ? links.indexOf(target) : -1;
      if (at < 0 || ctrlKey || metaKey || altKey) return;
      if (key === 'j' || key === 'k') links[key === 'j' ? at + 1 : at - 1]?.focus();
      else if (current.current[key]) current.current[key](at, shiftKey);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return list;
};
