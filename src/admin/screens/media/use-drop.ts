import { useEffect, useRef, useState } from 'react';

/** Takes files that are dropped anywhere on the page, where something takes them; whether some are held over it. */
export const useDrop = (onFiles: ((files: readonly File[]) => void) | undefined): boolean => {
  const [isOver, setOver] = useState(false);
  // A leave comes for each element on the way.
  const depth = useRef(0);
  useEffect(() => {
    if (!onFiles) return undefined;
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      depth.current++;
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    };
    const over = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    for (const [type, listener] of Object.entries(listeners))
      window.addEventListener(type as keyof typeof listeners, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type as keyof typeof listeners, listener);
    };
  }, [onFiles]);
  return isOver;
};
