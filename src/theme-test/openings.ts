import type { Locator } from 'playwright';
import { findViolations } from './find-violations.ts';
import { closeDialogs, measurePage, settle } from './in-page.ts';
import type { Fault } from './result.ts';
import { type Tab, widths } from './tab.ts';

interface Opening {
  /** What stands open, for people. */
  readonly name: string;
  /** What is pressed. */
  readonly press: string;
  /** What is there then. */
  readonly shows: string;
  /** Whether the keyboard stays inside of it. */
  readonly holdsFocus: boolean;
}

const openings: readonly Opening[] = [
  { name: 'the menu', press: 'header details > summary', shows: 'header details[open]', holdsFocus: false },
  { name: 'the lightbox', press: 'a[data-kind]', shows: 'dialog[data-box][open]', holdsFocus: true },
  { name: 'the dialog', press: '[data-dialog]', shows: 'dialog[open]', holdsFocus: true },
  {
    name: 'the second slide',
    press: '[data-carousel-next]',
    shows: '[data-carousel-slide]:nth-child(2):not([inert])',
    holdsFocus: false,
  },
  {
    name: 'the errors of the form',
    // A search leads to another page.
    press: 'form[method="post"] [type="submit"]',
    shows: '[aria-invalid="true"]',
    holdsFocus: false,
  },
];

const waitMs = 5000;

/** Opens, one after the other, what a visitor can open on a page, and looks at each as at a state of its own. */
export const inspectOpenings = async (tab: Tab): Promise<readonly Fault[]> => {
  const { page } = tab;
  const faults: Fault[] = [];
  for (const opening of openings) {
    const handle = page.locator(opening.press).filter({ visible: true }).first();
    if ((await handle.count()) === 0 || !(await opensHere(handle))) continue;
    await page.evaluate(closeDialogs);
    await handle.click();
    const message = `It was pressed, and ${opening.name} did not open.`;
    const shown = page.locator(opening.shows).first();
    const isOpen = await shown.waitFor({ state: 'visible', timeout: waitMs }).then(
      () => true,
      () => false,
    );
    if (isOpen) faults.push(...(await inspectOpen(tab, opening)));
    else if (!(await isBrowsers(handle))) faults.push({ assertion: 'opening', message, width: widths.phone });
    await page.reload();
    await page.evaluate(settle);
  }
  return faults;
};

/** Whether something opens on this page: the link to a dialog that is on another page leads there. */
const opensHere = (handle: Locator): Promise<boolean> =>
  handle.evaluate((element) => {
    const { dialog } = (element as HTMLElement).dataset;
    return dialog === undefined || document.getElementById(dialog) !== null;
  });

/** Whether the browser's own check may have stopped a form, or let it through: there is nothing of ours to look at. */
const isBrowsers = (handle: Locator): Promise<boolean> =>
  handle
    .evaluate((element) => element instanceof HTMLButtonElement && element.form !== null && !element.form.noValidate)
    // A form that was sent has led to another page.
    .catch(() => true);

const inspectOpen = async (tab: Tab, { name, shows, holdsFocus }: Opening): Promise<readonly Fault[]> => {
  const { page } = tab;
  const width = widths.phone;
  await page.evaluate(settle);
  const faults: Fault[] = [];
  const add = (assertion: Fault['assertion'], message: string): void => {
    faults.push({ assertion, message: `With ${name} open: ${message}`, width });
  };
  const { headings, sideways, wide } = await page.evaluate(measurePage);
  if (sideways > 0) add('sideways', `The page is ${sideways} px wider than the window. ${wide.join(', ')}`.trim());
  if (headings !== 1) add('heading', `The page has ${headings === 0 ? 'no' : headings} h1.`);
  for (const message of await findViolations(page)) add('axe', message);
  if (!holdsFocus) return faults;
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate((open) => {
    const { activeElement: focused } = document;
    return focused === document.body || !!focused?.closest(open);
  }, shows);
  if (!isInside) add('focus', 'The keyboard leaves it by Tab.');
  return faults;
};
