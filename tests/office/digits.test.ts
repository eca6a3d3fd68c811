import { describe, expect, it } from 'vitest';
import { startOffice } from './support/office.ts';

describe('an entry of digits', () => {
  const office = startOffice();

  it('takes digits alone, as many as there may be, and keeps the cursor where it was', async () => {
    const { page, faults, close } = await office.open('/staff/add_staff_member');
    const code = page.getByLabel('PIN code');
    await code.fill('422 013 99');
    expect(await code.inputValue()).toBe('422013');
    await code.fill('४२२०');
    expect(await code.inputValue()).toBe('4220');
    await code.press('Home');
    await code.press('ArrowRight');
    await page.keyboard.type('x7');
    expect(await code.inputValue()).toBe('47220');
    expect(await code.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    const account = page.getByLabel('Account number again');
    await account.fill('12345678901234567890');
    expect(await account.inputValue()).toBe('123456789012345678');
    expect(faults).toEqual([]);
    await close();
  });
});
