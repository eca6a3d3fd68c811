import type { Page } from 'playwright';

/** Makes the page's clock the test's: nobody fills in a form in less than three seconds. */
export const withClock = (page: Page): Promise<void> => page.clock.install();

/** Touches the form in a page's middle, and waits for its script, which comes at the first touch. */
export const enhanced = async (page: Page): Promise<void> => {
  await page.locator('main form').first().dispatchEvent('focusin');
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate === true);
};

/** Fills in the whole registration of a school that is new to the product. */
export const fillRegistration = async (
  page: Page,
  { school, domain }: { readonly school: string; readonly domain: string },
): Promise<void> => {
  const texts = {
    'School name': school,
    'School mobile number': '98220 55514',
    'School email': `office@${domain}`,
    Address: '12 River Road',
    City: 'Nashik',
    'PIN code': '422001',
    'Your name': 'Asha Kulkarni',
    'Your mobile number': '98220 55515',
    'Your email': `asha@${domain}`,
    Password: 'four quiet herons fishing',
  };
  const choices = {
    State: 'Maharashtra',
    'Board (optional)': 'CBSE',
    'Medium of instruction (optional)': 'English',
    'First class (optional)': 'Nursery',
    'Last class (optional)': 'Class 10',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  await page.getByLabel('I agree to the').check();
  await page.getByLabel('I have read the').check();
};
