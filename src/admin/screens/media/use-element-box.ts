import { useLayoutEffect, useState } from 'react';

/** How wide an element is, and how far from the top of the document; it moves with what opens above it. */
export const useElementBox = (element: HTMLElement | null): { readonly width: number; readonly top: number } => {
  const [box, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setBox((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return box;
};
