import { describe, expect, it } from 'vitest';
import { goodPassword } from '../support/accounts.ts';
import { startOffice } from './support/office.ts';

describe('a deed without a connection', () => {
  const office = startOffice();

  it('fails at once, says so in the language of the office, and is not done later by itself', async () => {
    const { page, close } = await office.open('/school/change_password', {
      prepare: (one) => one.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]),
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) asked.push(request.url());
    });
    await page.getByRole('textbox').nth(0).fill(goodPassword);
    await page.getByRole('textbox').nth(1).fill('a long walk by the river');
    await page.getByRole('textbox').nth(2).fill('a long walk by the river');
    await page.context().setOffline(true);
    asked.length = 0;
    await page.getByRole('textbox').nth(2).press('Enter');
    await page.getByText('सर्वर से संपर्क नहीं हो पा रहा है।').waitFor();
    expect(asked.filter((url) => url.includes('assword'))).toHaveLength(1);
    await page.context().setOffline(false);
    // What waited would go before this.
    await page.evaluate(() => fetch('/api/account/me'));
    expect(asked.filter((url) => url.includes('assword'))).toHaveLength(1);
    await close();
  });
});
