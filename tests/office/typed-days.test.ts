import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itFurther } from '../support/extent.ts';
import { phone, startOffice } from './support/office.ts';

describe('a day that is typed', () => {
  const { open } = startOffice();
  const form = (page: Page) => page.getByRole('region', { name: 'A new holiday' });
  const openForm = async (options?: Parameters<typeof open>[1]) => {
    const visit = await open('/school/holidays', options);
    await visit.page.getByText(/^2026–2027: \d+ entries\./).waitFor();
    await visit.page.getByRole('link', { name: 'Add a holiday' }).click();
    return { ...visit, first: visit.page.getByLabel('First day'), last: visit.page.getByLabel('Last day') };
  };
  const noDate = 'This is not a date. Write it like 05 Apr 2026 or 05/04/2026.';

  it('is read with the day first, and nothing is sent while one cannot be read', async () => {
    const { page, faults, first, last, close } = await openForm();
    await page.getByLabel('Name', { exact: true }).fill('Kite day');
    await form(page).getByLabel('Kind').selectOption('Public holiday');
    await first.fill('5/12');
    await first.press('Tab');
    expect([await first.inputValue(), await last.inputValue()]).toEqual(['05 Dec 2026', '05 Dec 2026']);
    await last.fill('31/11/2026');
    await form(page).getByRole('button', { name: 'Add it' }).click();
    await form(page).getByText(noDate).waitFor();
    expect(await last.inputValue()).toBe('31/11/2026');
    expect(await last.evaluate((entry) => entry === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+s');
    await last.fill('6 Dec 26');
    await last.press('Enter');
    await page
      .getByRole('row', { name: /^Kite day/ })
      .getByText('05 to 06 Dec 2026')
      .waitFor();
    expect(await page.getByRole('row', { name: /^Kite day/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is picked from the calendar, which the keyboard opens too, on a phone by its mark', async () => {
    const { page, faults, first, close } = await openForm({ viewport: phone });
    const calendar = page.locator('input[type=date]').first();
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function show() {
        this.dataset.shown = 'true';
      };
    });
    await first.press('Alt+ArrowDown');
    expect(await calendar.getAttribute('data-shown')).toBe('true');
    await first.fill('no day');
    await first.blur();
    await page.getByText(noDate).waitFor();
    await calendar.fill('2026-12-24');
    expect(await first.inputValue()).toBe('24 Dec 2026');
    expect(await page.getByText(noDate).count()).toBe(0);
    const isMet = (input: Element): boolean => {
      const { x, y, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === input;
    };
    expect(await calendar.evaluate(isMet)).toBe(true);
    await first.fill('no day');
    await calendar.click();
    expect(await first.inputValue()).toBe('24 Dec 2026');
    const mark = await calendar.boundingBox();
    expect(Math.min(mark?.width ?? 0, mark?.height ?? 0)).toBeGreaterThanOrEqual(34);
    expect(faults).toEqual([]);
    await close();
  });
});
