import { useEffect, useRef, useState } from 'react';

/** How long after the last key a search begins, in milliseconds. */
const searchMs = 250;

/** What is typed, handed on when the keys rest; what the address says otherwise, when it is changed there. */
export const useTyped = (value: string, onRest: (typed: string | undefined) => void) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      last.current = next.trim();
      onRest(next.trim() || undefined);
    }, searchMs);
  };
  return [typed, type] as const;
};
