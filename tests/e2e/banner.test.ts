import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from './support/axe.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 15_000 };
const interval = 6000;
const stopLabel = 'Stop slide rotation';
const startLabel = 'Start slide rotation';

interface Banner {
  readonly page: Page;
  readonly toggle: Locator;
  readonly track: Locator;
  status(): Promise<string | null>;
  /** Which slides can be reached. */
  inert(): Promise<boolean[]>;
  /** Which slide stands at the track's start. */
  shown(): Promise<number>;
}

/** The home page with a clock that stands still until a test moves it. */
const openBanner = async (options: { reducedMotion?: 'reduce' | 'no-preference' } = {}): Promise<Banner> => {
  const { page } = await visit('amaltas', '/', {
    reducedMotion: 'no-preference',
    ...options,
    async prepare(fresh) {
      await fresh.clock.install({ time: '2026-11-21T06:00:00Z' });
      await fresh.clock.pauseAt('2026-11-21T06:00:01Z');
    },
  });
  const slides = page.locator('[data-carousel-slide]');
  await page.locator('[data-carousel-controls]:not([hidden])').waitFor();
  return {
    page,
    toggle: page.locator('[data-carousel-toggle]'),
    track: page.locator('[data-carousel-track]'),
    status: () => page.locator('[data-carousel-status]').textContent(),
    inert: () => slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert)),
    shown: () =>
      slides.evaluateAll((all) =>
        all.findIndex(
          (slide) =>
            Math.abs(slide.getBoundingClientRect().left - (slide.parentElement?.getBoundingClientRect().left ?? 0)) < 2,
        ),
      ),
  };
};

/** Waits until a slide has arrived, by number and on the screen. */
const arrives = async (banner: Banner, number: number): Promise<void> => {
  await expect.poll(() => banner.status(), patient).toBe(`${number} / 3`);
  await expect.poll(() => banner.shown(), patient).toBe(number - 1);
  expect(await banner.inert()).toEqual([0, 1, 2].map((index) => index !== number - 1));
};

describe('the banner', () => {
  it('turns every six seconds, and begins again after the last', async () => {
    const banner = await openBanner();
    await arrives(banner, 1);
    await banner.page.clock.runFor(interval - 1);
    expect(await banner.status()).toBe('1 / 3');
    await banner.page.clock.runFor(1);
    await arrives(banner, 2);
    await banner.page.clock.runFor(interval);
    await arrives(banner, 3);
    await banner.page.clock.runFor(interval);
    await arrives(banner, 1);
  });

  it('is a carousel of named slides', async () => {
    const { page } = await openBanner();
    const carousel = page.getByRole('group', { name: 'School highlights' });
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = await page
      .locator('[data-carousel-slide]')
      .evaluateAll((all) => all.map((one) => [one.role, one.ariaRoleDescription, one.ariaLabel]));
    expect(slides).toEqual(['1 of 3', '2 of 3', '3 of 3'].map((label) => ['group', 'slide', label]));
  });

  it('has previous and next, which go around', async () => {
    const banner = await openBanner();
    const { page } = banner;
    await page.getByRole('button', { name: 'Next slide' }).click();
    await arrives(banner, 2);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await arrives(banner, 1);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await arrives(banner, 3);
  });

  it('stops by its button, says so, and starts by it again', async () => {
    const banner = await openBanner();
    const { page, toggle, track } = banner;
    expect(await toggle.getAttribute('aria-label')).toBe(stopLabel);
    expect(await track.getAttribute('aria-live')).toBe('off');
    await toggle.click();
    expect(await toggle.getAttribute('aria-label')).toBe(startLabel);
    expect(await toggle.getAttribute('aria-pressed')).toBeNull();
    expect(await track.getAttribute('aria-live')).toBe('polite');
    await page.mouse.move(5, 5);
    await page.clock.runFor(3 * interval);
    expect(await banner.status()).toBe('1 / 3');
    await toggle.click();
    await page.mouse.move(5, 5);
    expect(await toggle.getAttribute('aria-label')).toBe(stopLabel);
    await page.clock.runFor(interval);
    await arrives(banner, 2);
  });

  it('waits while the keyboard is in it, and goes on when that leaves, unless the visitor has stopped it', async () => {
    const banner = await openBanner();
    const { page, toggle } = banner;
    await page.locator('[data-type=today] summary').focus();
    await page.keyboard.press('Tab');
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await toggle.getAttribute('aria-label')).toBe(stopLabel);
    await page.clock.runFor(2 * interval);
    expect(await banner.status()).toBe('1 / 3');
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(interval);
    await arrives(banner, 2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-label')).toBe(startLabel);
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(2 * interval);
    expect(await banner.status()).toBe('2 / 3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.clock.runFor(interval);
    await arrives(banner, 3);
  });

  it('waits while the mouse is over it', async () => {
    const banner = await openBanner();
    await banner.track.hover();
    await banner.page.clock.runFor(3 * interval);
    expect(await banner.status()).toBe('1 / 3');
    await banner.page.mouse.move(5, 5);
    await banner.page.clock.runFor(interval);
    await arrives(banner, 2);
  });

  it('waits while the tab is hidden', async () => {
    const banner = await openBanner();
    const hide = (hidden: boolean) =>
      banner.page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), hidden);
    await hide(true);
    await banner.page.clock.runFor(3 * interval);
    expect(await banner.status()).toBe('1 / 3');
    await hide(false);
    await banner.page.clock.runFor(interval);
    await arrives(banner, 2);
  });

  it('does not move by itself where the visitor wants no motion', async () => {
    const banner = await openBanner({ reducedMotion: 'reduce' });
    expect(await banner.toggle.getAttribute('aria-label')).toBe(startLabel);
    await banner.page.clock.runFor(3 * interval);
    await arrives(banner, 1);
    await banner.page.getByRole('button', { name: 'Next slide' }).click();
    await arrives(banner, 2);
  });

  it('follows a hand that scrolls it', async () => {
    const banner = await openBanner({ reducedMotion: 'reduce' });
    await banner.track.evaluate((track) => track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' }));
    await arrives(banner, 3);
  });
});

describe.each(['amaltas', 'devdatt', 'kurinji'])('the banner of %s', (school) => {
  it('keeps the page’s h1 while its slides turn', async () => {
    const { page } = await visit(school);
    await page.locator('[data-carousel-controls]:not([hidden])').waitFor();
    const left = (index: number) =>
      page
        .locator('[data-carousel-slide]')
        .nth(index)
        .evaluate((slide) =>
          Math.abs(slide.getBoundingClientRect().left - (slide.parentElement?.getBoundingClientRect().left ?? 0)),
        );
    for (const index of [0, 1]) {
      await expect.poll(() => left(index)).toBeLessThan(2);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await page.getByRole('button', { name: 'Next slide' }).click();
    }
    expect(await complaints(page)).toEqual([]);
  });

  it('has its buttons on the first screen of a phone, on the picture', async () => {
    const { page } = await visit(school, '/', { viewport: phone });
    const box = await page.locator('[data-carousel-controls]:not([hidden])').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(phone.height - 56);
    const picture = await page.locator('[data-carousel-slide] img').first().boundingBox();
    expect(box?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  });
});
