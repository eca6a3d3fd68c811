import type { Page } from 'playwright';

/** Scrolls through the whole page, a screen at a time, and back; what loads lazily has loaded afterwards. */
export const readWhole = async (page: Page): Promise<void> => {
  // No function in it has a name: tsx would call a helper of its own for it, which the page does not have.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += Math.max(innerHeight, 200)) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 100)]);
      await new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 100)]);
    }
    // Asked again in each frame: a preview puts a new body in the place of the one whose pictures were waited for. A
    // frame that is not drawn, or a picture that does not come, is no reason to wait for ever.
    for (const until = performance.now() + 10_000; performance.now() < until; ) {
      // A lazy picture next to the screen, on a slide that is not shown, never loads.
      const waiting = [...document.images].filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return !image.complete && image.checkVisibility() && right > 0 && left < innerWidth;
      });
      if (waiting.length === 0) break;
      // One that its slider has moved out of sight would wait for its turn.
      for (const image of waiting) image.loading = 'eager';
      await new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 100)]);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 100)]);
  });
};
