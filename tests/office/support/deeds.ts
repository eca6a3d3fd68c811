import type { Page } from 'playwright';
import { screens } from '#admin/screens/index.ts';

/** What a person can use on a page beside links. */
interface Control {
  readonly kind: string;
  readonly name: string;
  /** Whether it only says what is shown, or how. */
  readonly isView: boolean;
}

/** Every control that can be used now, and every link that leads to a form. Runs in the page. */
const readControls = (root: Element, forms: readonly string[]): readonly Control[] => {
  const controls =
    'button, input, select, textarea, summary, [contenteditable="true"], [role="switch"], [role="slider"], [aria-keyshortcuts], [draggable="true"], [aria-roledescription="draggable"]';
  const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    const { labels } = element as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ||
      (labelled && textOf(document.getElementById(labelled))) ||
      textOf(labels?.[0]) ||
      textOf(element)
    );
  };
  const isOff = (element: Element): boolean =>
    element.matches(':disabled, [inert] *') ||
    (element as HTMLInputElement).readOnly === true ||
    ((element as HTMLInputElement).type !== 'file' && !element.checkVisibility());
  const views = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-expanded'];
  const used = [...root.querySelectorAll<HTMLInputElement>(controls)]
    .filter((element) => !isOff(element))
    .map((element) => {
      const isMenu = element.getAttribute('aria-haspopup') === 'menu';
      const kind = isMenu ? 'menu' : element.localName === 'input' ? element.type : element.localName;
      return { kind, name: nameOf(element), isView: !isMenu && views.some((name) => element.hasAttribute(name)) };
    });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ pathname, search }) => forms.includes(pathname) || /[?&](?!view=)\w+=(?:new|edit)\b/.test(search))
    .map((link) => ({ kind: 'link', name: `${textOf(link)} (${link.pathname}${link.search})`, isView: false }));
  return [...used, ...links];
};

/** Where there is nothing to be read. */
const forms = screens.flatMap(({ path, to = path, onlyWrites }) => (onlyWrites ? [to] : []));

/**
 * What may stand before who only reads, beside what says itself what is shown: the way to other pages, days, sizes and
 * orders of what is read, files and paper of it, and what closes it.
 */
const allowed: readonly RegExp[] = [
  /^search /,
  /^(select|date|month|summary) (Class|Section|Subject|Term or stream|Status|State|Kind|Kind of work|Role|Comes for)$/,
  /^(select|date|month|summary) (How they came|In charge|Person|What|All dates|Day|Date|Month|From|To|Page|Order)$/,
  /^button (Close|Previous|Next|(Month|The (day|month|school)) (before|after)|This month|Today|Show|Print|[A-Z]\w+ \d{4}$)/,
  // A picture or an album, which opens.
  /^button .*(\d uses?|Not used|\d pictures?(Live|Draft))$/,
  // The order of a list, its columns, and a file of it.
  /^button (Title|Changed|Columns \d+ of \d+|Download for Excel)$/,
  // Rows of which something is to be printed; who is counted at a fire, which stays on the device.
  /^(checkbox (All on this page|Choose .+|.+ is counted)|button Not here: .+)$/,
  /^entry (Print|Download|Export|Sessions, classes and seats)/,
];

/**
 * The controls of a page that may change something, as far as their names say.
 * @param granted what takes no more than the right to read.
 */
export const deedsOn = async (page: Page, granted: readonly RegExp[] = []): Promise<readonly string[]> => {
  const main = page.getByRole('main');
  const controls = await main.evaluate(readControls, forms);
  const entries: string[] = [];
  for (const { name } of controls.filter(({ kind }) => kind === 'menu')) {
    await main.getByRole('button', { name, exact: true }).first().click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    entries.push(...(await items.allTextContents()).map((item) => `entry ${item}`));
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });
  }
  const found = controls.filter(({ kind, isView }) => !isView && kind !== 'menu');
  const deeds = [...found.map(({ kind, name }) => `${kind} ${name}`), ...entries];
  return deeds.filter((deed) => ![...allowed, ...granted].some((pattern) => pattern.test(deed)));
};
