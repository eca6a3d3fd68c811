import { useEffect } from 'react';

/** A form in the place of the page begins at its heading, unless it is opened for one of its fields. */
export const useHeadingFocus = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isWanted]);
};
