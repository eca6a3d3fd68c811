import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startOffice } from './support/office.ts';

describe('what is typed into the settings of the office', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/settings';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('is asked about before it is left, and saved by Ctrl-S', async () => {
    const { page, close } = await open(`${place}?open=domain`);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const typed = [
      ['domain', 'Own domain', 'Your domain', 'www.green'],
      ['address', 'Address of the website', 'New address', 'green-hill'],
      ['certificates', 'Transfer certificates', 'The next number', '9000'],
      ['support', 'Support access', 'What should they look at?', 'The May notices do not show.'],
      ['new-token', 'New token', 'For which program', 'Timetable'],
    ] as const;
    for (const [part, title, label, text] of typed) {
      await page.goto(`${office.origin()}${place}?open=${part}`);
      await panel(page, title).getByLabel(label).fill(text);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await panel(page, title).getByLabel(label).inputValue(), part).toBe(text);
      const isBack = () =>
        panel(page, title)
          .getByLabel(label)
          .evaluate((field) => field === document.activeElement);
      await expect.poll(isBack, { message: part }).toBe(true);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await panel(page, title).waitFor({ state: 'detached' });
    }
    await page.goto(`${office.origin()}${place}?open=new-token`);
    await panel(page, 'New token').waitFor();
    await page.keyboard.press('Control+s');
    await panel(page, 'New token').getByRole('link', { name: 'For which program: Enter a name.' }).waitFor();
    await page.goto(`${office.origin()}${place}?open=support`);
    await panel(page, 'Support access').getByLabel('What should they look at?').fill('The May notices do not show.');
    await page.keyboard.press('Control+s');
    await panel(page, 'Support access').getByRole('button', { name: 'Withdraw now' }).click();
    await close();
  });
});
