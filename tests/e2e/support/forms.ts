import type { Page } from 'playwright';

/** Makes the page's clock the test's: nobody fills in a form in less than three seconds. */
export const withClock = (page: Page): Promise<void> => page.clock.install();

/** Touches the form in a page's middle, and waits for its script, which comes at the first touch. */
export const enhanced = async (page: Page): Promise<void> => {
  await page.locator('main form').first().dispatchEvent('focusin');
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate === true);
};
