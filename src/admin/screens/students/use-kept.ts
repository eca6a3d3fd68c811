import { useState } from 'react';
import { useStart } from '../../session/start.ts';

/** A text that this browser keeps for who is logged in, at this school; null until there is one. */
export const useKept = (what: string): readonly [string | null, (text: string) => void] => {
  const { school, user } = useStart();
  const item = `${what}:${school.School_Id}:${user.userId}`;
  const [text, setText] = useState(() => localStorage.getItem(item));
  const keep = (next: string): void => {
    localStorage.setItem(item, next);
    setText(next);
  };
  return [text, keep];
};
