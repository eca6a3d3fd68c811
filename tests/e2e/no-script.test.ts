import { describe, expect, it } from 'vitest';
import { desktop, phone, startBrowsing, type Visit } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 15_000 };
const withoutScript = { javaScriptEnabled: false } as const;

const linksOf = ({ page }: Visit) =>
  page.locator('a').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
const textOf = ({ page }: Visit) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, [aria-hidden]')) element.remove();
    return copy.textContent?.replace(/\s+/g, ' ');
  });

describe('without JavaScript', () => {
  it('the home page holds the same words and links', async () => {
    const [plain, scripted] = [await visit('amaltas', '/', withoutScript), await visit('amaltas')];
    const links = await linksOf(plain);
    expect(links.length).toBeGreaterThan(40);
    expect(links).toEqual(await linksOf(scripted));
    const text = await textOf(plain);
    expect(text).toContain('Zara would not speak at all for the first month.');
    expect(text).toEqual(await textOf(scripted));
  });

  it('the banner is a row that scrolls slide by slide, by keyboard too', async () => {
    const { page } = await visit('amaltas', '/', withoutScript);
    const track = page.locator('[data-carousel-track]');
    const scroller = () =>
      track.evaluate((element) => {
        const { scrollSnapType, overflowX } = getComputedStyle(element);
        return { scrollSnapType, overflowX, slides: Math.round(element.scrollWidth / element.clientWidth) };
      });
    expect(await scroller()).toEqual({ scrollSnapType: 'x mandatory', overflowX: 'auto', slides: 3 });
    expect(await page.locator('[data-carousel-controls]').isVisible()).toBe(false);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => track.evaluate((element) => Math.round((element.scrollLeft / element.clientWidth) * 100)), patient)
      .toBe(100);
    expect(await page.locator('[data-carousel-slide][inert]').count()).toBe(0);
  });

  it('the phone’s menu opens and leads on', async () => {
    const { page } = await visit('amaltas', '/', { ...withoutScript, viewport: phone });
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.isVisible()).toBe(false);
    await page.locator('header summary').click();
    await menu.getByRole('link', { name: 'Holidays' }).click();
    await page.waitForURL('**/holidays');
    expect(await page.locator('h1').textContent()).toBe('Holidays');
  });

  it('the lists of the footer open on a phone, and stand open on a desktop', async () => {
    const { page } = await visit('amaltas', '/', { ...withoutScript, viewport: phone });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' });
    expect(await link.count()).toBe(0);
    await page.locator('footer summary', { hasText: 'Pages' }).click();
    expect(await link.isVisible()).toBe(true);
    await page.setViewportSize(desktop);
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).isVisible()).toBe(true);
  });

  it('every testimonial can be read by scrolling', async () => {
    const { page } = await visit('amaltas', '/', { ...withoutScript, viewport: phone });
    const section = page.locator('[data-type=testimonials]');
    expect(await section.locator('button:visible').count()).toBe(0);
    for (const card of await section.locator('blockquote').all()) {
      await card.scrollIntoViewIfNeeded();
      const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(phone.width);
    }
    expect(await section.locator('[inert]').count()).toBe(0);
  });

  it('the pictures of the gallery are there', async () => {
    const { page } = await visit('amaltas', '/', withoutScript);
    const pictures = page.locator('[data-type=gallery-preview] img');
    expect(await pictures.count()).toBe(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), patient)
        .toBeGreaterThan(0);
      expect(await picture.isVisible()).toBe(true);
    }
  });
});
