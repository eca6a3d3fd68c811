import { useRef } from 'react';

/**
 * Keys for the entries of a list, which have no identity but their place: a key goes along when an entry is moved, so
 * that the field in use keeps the focus. Entries that came or went elsewhere get keys of their own.
 */
export const useEntryKeys = (count: number) => {
  const made = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(made.current++);
  keys.current.length = count;
  return {
    keys: keys.current,
    move: (from: number, to: number): void => {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
    remove: (at: number): void => void keys.current.splice(at, 1),
  };
};
