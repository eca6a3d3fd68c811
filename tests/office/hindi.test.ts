import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { places } from '#admin/screens/index.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addressOf } from './support/address-of.ts';
import { adminAccount, phone, startOffice, untold } from './support/office.ts';

/** What is the same in Hindi: kinds of files, codes, and signs that everybody knows by them. */
const alike = /^(?:CSV|Excel|PDF|QR|UDISE\+?|English)$/;

/** What is written on what one presses, and over what one reads, in Latin letters alone. */
const inLatin = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, th, legend, label, dt, button, a, summary, [role=tab])',
    );
    return [...named]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.trim())
      .filter((text) => /[A-Za-z]{3,}/.test(text) && !/[\u0900-\u097F]/.test(text));
  });

describe('the office in Hindi', () => {
  const office = startOffice([adminAccount]);

  it.each(places.filter(({ isFor = 'office' }) => isFor === 'office'))('says what is on $folder', async (screen) => {
    const told: string[] = [];
    const prepare = async (page: Page): Promise<void> => {
      page.on('response', async (response) => {
        if (response.url().includes('/api/')) told.push(await response.text().catch(() => ''));
      });
      await untold(page);
      await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    };
    const { page, faults, close } = await office.open(addressOf(screen), { prepare, viewport: phone });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
    expect((await page.title()).startsWith(screen.title.hi)).toBe(true);
    const start = await page.locator('script[type="application/json"]').allTextContents();
    const isOfSchool = (text: string): boolean =>
      [...told, ...start].some((answer) => answer.includes(JSON.stringify(text).slice(1, -1)));
    // Names, classes and titles are as the school has written them.
    const own = (await inLatin(page)).filter((text) => !alike.test(text) && !text.split(/ – |\n|, /).every(isOfSchool));
    expect(own).toEqual([]);
    expect(await complaints(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.endsWith('net::ERR_FAILED'))).toEqual([]);
    await close();
  });
});
