import { startCarousels } from './carousel.ts';
import { startDeferred } from './defer.ts';
import { startEnhancements } from './enhance.ts';
import { startIslands } from './islands.ts';
import { layOut } from './late-layout.ts';

/** Islands, and sections that come once the page is there: few pages have any. */
export const startLateParts = (): void => {
  startIslands(document);
  startDeferred((section) => {
    layOut(section);
    startCarousels(section);
    startEnhancements(section);
    startIslands(section);
  });
};
