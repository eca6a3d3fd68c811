import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/request.ts';
import { readWhole, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 20_000 };
const scripts = (requests: readonly Request[]): URL[] =>
  requests.filter((request) => request.resourceType() === 'script').map((request) => new URL(request.url()));
const isLoader = ({ pathname }: URL): boolean => /^\/assets\/loader-[\w-]+\.js$/.test(pathname);

/** What the scripts weigh as they travel, in brotli. */
const weigh = async (urls: readonly URL[]): Promise<number> => {
  const sizes = urls.map(async ({ host, port, pathname }) => {
    const answer = await ask(Number(port), pathname, { host, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    return answer.body.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const section = '[data-type=testimonials]';
const toggleOf = (page: Page) => page.locator(`${section} button`).first();
const isAwake = (page: Page): Promise<void> =>
  page.locator(`${section} [data-row-controls]:not([hidden])`).waitFor({ timeout: patient.timeout });

/** The home page at the testimonials, awake, with a clock that a test moves. */
const openTestimonials = async (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
  const visited = await visit('greenfield', '/', {
    reducedMotion,
    async prepare(fresh) {
      await fresh.clock.install({ time: '2026-11-21T06:00:00Z' });
      await fresh.clock.pauseAt('2026-11-21T06:00:01Z');
    },
  });
  const { page } = visited;
  // No smooth scrolling: it would follow the clock that stands still.
  await page.locator(section).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await isAwake(page);
  /** Whether each card is in view from end to end. */
  const shown = (): Promise<boolean[]> =>
    page.locator(`${section} [data-row-track]`).evaluate((view) => {
      const { left, right } = view.getBoundingClientRect();
      return [...view.querySelectorAll('[aria-roledescription=slide]')].map((slide) => {
        const card = slide.getBoundingClientRect();
        return card.left >= left - 1 && card.right <= right + 1;
      });
    });
  return { ...visited, shown, label: () => toggleOf(page).getAttribute('aria-label') };
};

const first = [true, true, true, false, false, false];
const second = [false, true, true, true, false, false];
const third = [false, false, true, true, true, false];
const last = [false, false, false, true, true, true];

describe('scripts', () => {
  it('are the loader and that of the line on today, and small, until the visitor scrolls', async () => {
    const { page, requests } = await visit('greenfield');
    await page.waitForLoadState('networkidle');
    const found = scripts(requests);
    // The line on today turns at the school's hours.
    expect(found.map(isLoader)).toEqual([true, false]);
    expect(await weigh(found)).toBeLessThanOrEqual(3300);
  });

  it('stay below 25,000 bytes for the whole page', async () => {
    const { page, requests, faults } = await visit('greenfield');
    await readWhole(page);
    await isAwake(page);
    const found = scripts(requests);
    expect(found.length).toBeGreaterThan(1);
    expect(await weigh(found)).toBeLessThanOrEqual(25_000);
    expect(faults).toEqual([]);
  });
});

describe('the testimonials', () => {
  it('wake without a complaint and keep what the server wrote', async () => {
    const { page, faults } = await openTestimonials();
    const names = await page.locator(`${section} figcaption strong`).allTextContents();
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Anjali Bhosale');
    expect(faults).toEqual([]);
  });

  it('turn every two seconds for one round, and then only by the button', async () => {
    const { page, shown, label, faults } = await openTestimonials();
    await expect.poll(shown, patient).toEqual(first);
    await expect.poll(label, patient).toBe('Stop slide rotation');
    for (const cards of [second, third, last]) {
      await page.clock.runFor(2000);
      await expect.poll(shown, patient).toEqual(cards);
    }
    await page.clock.runFor(2000);
    await expect.poll(label, patient).toBe('Start slide rotation');
    await expect.poll(shown, patient).toEqual(first);
    await page.clock.runFor(20_000);
    expect(await shown()).toEqual(first);
    await toggleOf(page).click();
    await expect.poll(label, patient).toBe('Stop slide rotation');
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    await expect.poll(shown, patient).toEqual(second);
    expect(faults).toEqual([]);
  });

  it('are turned by previous and next, as often as they are pressed', async () => {
    const { page, shown } = await openTestimonials('reduce');
    await expect.poll(shown, patient).toEqual(first);
    const press = (name: string) => page.locator(section).getByRole('button', { name }).click();
    await press('Next');
    await expect.poll(shown, patient).toEqual(second);
    await press('Next');
    await press('Next');
    await expect.poll(shown, patient).toEqual(last);
    await press('Next');
    await expect.poll(shown, patient).toEqual(first);
    await press('Previous');
    await expect.poll(shown, patient).toEqual(last);
  });

  it('are dragged by a mouse, whose coming brings the script for it', async () => {
    const { page, shown, requests, faults } = await openTestimonials('reduce');
    const before = scripts(requests).length;
    const { x = 0, y = 0, width = 0 } = (await page.locator(`${section} [data-row-track]`).boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.8, y + 40);
    await page.locator(`${section} [data-row-track][data-ready]`).waitFor({ timeout: patient.timeout });
    expect(scripts(requests).length).toBeGreaterThan(before);
    expect(await shown()).toEqual(first);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + 40, { steps: 8 });
    await page.mouse.up();
    await expect.poll(shown, patient).toEqual(second);
    await page.locator(section).getByRole('button', { name: 'Next' }).click();
    await expect.poll(shown, patient).toEqual(third);
    expect(faults).toEqual([]);
  });

  it('do not move by themselves where the visitor wants no motion', async () => {
    const { page, shown, label } = await openTestimonials('reduce');
    expect(await label()).toBe('Start slide rotation');
    await page.clock.runFor(20_000);
    expect(await shown()).toEqual(first);
  });

  it('wait while the keyboard is in them, and go on when it leaves', async () => {
    const { page, shown, label } = await openTestimonials();
    await expect.poll(label, patient).toBe('Stop slide rotation');
    await page.locator(`[data-type=gallery-preview] a`).last().focus();
    await page.keyboard.press('Tab');
    expect(await toggleOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.clock.runFor(6000);
    expect(await shown()).toEqual(first);
    expect(await label()).toBe('Stop slide rotation');
    // The element before them is out of their sight, where they wait too.
    await toggleOf(page).evaluate((button: HTMLElement) => button.blur());
    await page.clock.runFor(2000);
    await expect.poll(shown, patient).toEqual(second);
  });
});
