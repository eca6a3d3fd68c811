import { useEffect, useRef } from 'react';

interface Deeds {
  readonly isOff: boolean;
  submit(): Promise<void>;
  undo(): void;
}

/** Ctrl or Cmd with Enter submits, with Z takes the last mark back; not while something else is typed or asked. */
export const useRegisterKeys = (deeds: Deeds): void => {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  }, [deeds]);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (latest.current.isOff || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"], textarea')) return;
      if (event.key === 'Enter') void latest.current.submit();
      else if (event.key.toLowerCase() === 'z' && !event.shiftKey) latest.current.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};
