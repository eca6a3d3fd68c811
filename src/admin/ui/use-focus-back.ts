import { useEffect, useRef } from 'react';

/** What was closed leaves the focus where it was opened: on the element whose id is made of its name. */
export const useFocusBack = (open: string | undefined, idOf: (open: string) => string): void => {
  const before = useRef(open);
  useEffect(() => {
    if (open === undefined && before.current !== undefined) document.getElementById(idOf(before.current))?.focus();
    before.current = open;
  }, [open, idOf]);
};
