import { useEffect, useRef } from 'react';
import { faceUnreadDay } from './use-day-input.ts';

/** Saves by Ctrl/Cmd-S, wherever the focus is. */
export const useSaveKeys = (save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!faceUnreadDay()) latest.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};
