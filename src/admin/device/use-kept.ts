import { useState } from 'react';
import type { ownPreferences } from '#schemas/office.ts';
import { useStart } from '../session/start.ts';

/** How somebody likes to see something: this browser keeps it for who is logged in, at this school; null until then. */
export const useKept = (what: (typeof ownPreferences)[number]): readonly [string | null, (text: string) => void] => {
  const { school, user } = useStart();
  const item = `${what}:${school.School_Id}:${user.userId}`;
  const [text, setText] = useState(() => localStorage.getItem(item));
  const keep = (next: string): void => {
    localStorage.setItem(item, next);
    setText(next);
  };
  return [text, keep];
};
