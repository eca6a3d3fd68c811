import type { Page } from 'playwright';

/** Scrolls through the whole page, a screen at a time, and back; what loads lazily has loaded afterwards. */
export const readWhole = async (page: Page): Promise<void> => {
  // No function in it has a name: tsx would call a helper of its own for it, which the page does not have.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    // Asked again in each frame: a preview puts a new body in the place of the one whose pictures were waited for.
    for (;;) {
      // A lazy picture next to the screen, on a slide that is not shown, never loads.
      const waiting = [...document.images].filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return !image.complete && image.checkVisibility() && right > 0 && left < innerWidth;
      });
      if (waiting.length === 0) break;
      // One that its slider has moved out of sight would wait for its turn.
      for (const image of waiting) image.loading = 'eager';
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
};
