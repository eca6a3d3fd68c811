import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../api/databases.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { until } from '../support/until.ts';
import { adminAccount, desktop, phone, startOffice, untold } from './support/office.ts';

const rohini = { email: 'rohini@example.org', name: 'Rohini Lele', role: 'Admin' } as const;

/** The names of the events that a page is told of, from now on. */
const listen = async (page: Page): Promise<readonly string[]> => {
  const heard: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ eventName }) => void heard.push(eventName));
  return heard;
};

describe.each(databases)('two people on one entry, on $database', ({ database }) => {
  const office = startOffice([adminAccount], 'greenfield', () => ({ database }));
  let editor: Caller;
  beforeAll(async () => {
    await addAccount(office.app, rohini);
    editor = await signIn(office.app, { role: 'Admin', name: 'Meera Joshi' });
  });

  const add = async (noticeHead: string): Promise<string> => {
    const { json } = await editor.post('/api/content/notice', { noticeHead });
    return `/school/content/notice/${json.id}`;
  };
  const change = async (address: string, body: object): Promise<void> => {
    const call = address.replace('/school/', '/api/');
    const { json } = await editor.get(call);
    const { status } = await editor.call('PATCH', call, { headers: { 'if-match': `"${json.version}"` }, body });
    expect(status).toBe(200);
  };
  const open: typeof office.open = (path, options) =>
    office.open(path, { prepare: (page) => page.clock.install({ time: office.app.clock.now }), ...options });
  const pause = async (page: Page): Promise<void> => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
  };
  const details = (page: Page) => page.getByRole('textbox', { name: /^Notice/ }).first();
  const heading = (page: Page) => page.getByLabel('Heading').first();

  it('shows an edit in a field that nobody is in at once, without waiting for the next reading', async () => {
    const address = await add('Sports day is near');
    const two = await open(address, { email: rohini.email });
    await heading(two.page).waitFor();
    const heard = await listen(two.page);
    await pause(two.page);
    await change(address, { noticeDetails: 'Bring a cap and a bottle of water.' });
    await until(() => heard.includes('changed'));
    const read = two.page.waitForResponse((response) => response.url().endsWith(address.replace('/school/', '/api/')));
    await two.page.clock.runFor(1000);
    await read;
    await two.page.clock.resume();
    await two.page.getByText(/^Meera Joshi changed this at .* Their changes have been merged with yours\.$/).waitFor();
    expect(await details(two.page).inputValue()).toContain('Bring a cap');
    expect(two.faults).toEqual([]);
    await two.close();
  });

  it('keeps the words in a field that is being typed in, and shows both', async () => {
    const address = await add('Winter timing');
    const two = await open(address, { email: rohini.email });
    await heading(two.page).waitFor();
    await pause(two.page);
    await heading(two.page).fill('Winter timing, typed by Rohini');
    await change(address, { noticeHead: 'Winter timing, from the office' });
    await two.page.clock.resume();
    const box = two.page.getByRole('form', { name: 'Two versions of this entry' });
    await box.getByRole('radio', { name: 'Winter timing, from the office' }).waitFor();
    expect(await heading(two.page).inputValue()).toBe('Winter timing, typed by Rohini');
    await two.close();
  });

  it('joins what two people have changed, and asks about a field that both have', async () => {
    const one = await office.open('/school/content/banner', { prepare: untold });
    await one.page.getByRole('row').nth(1).getByRole('link').click();
    await one.page.getByLabel('Line below').first().waitFor();
    const address = new URL(one.page.url()).pathname;
    const two = await office.open(address, { email: rohini.email });
    await two.page.getByLabel('Line below').first().fill('Written by the second');
    await two.page.getByText(/^Saved /).waitFor();
    await one.page.getByLabel('Line below').first().fill('Written by the first');
    const box = one.page.getByRole('form', { name: 'Two versions of this entry' });
    const choices = box.getByRole('group', { name: 'Line below' });
    await choices.getByRole('radio', { name: 'Written by the second' }).waitFor();
    expect(await choices.locator('mark').allInnerTexts()).toEqual(['first', 'second']);
    expect(await complaints(one.page)).toEqual([]);
    const save = box.getByRole('button', { name: 'Save the result' });
    expect(await save.isDisabled()).toBe(true);
    await box.getByRole('button', { name: 'Take all of theirs' }).click();
    await choices.getByRole('radio', { name: 'Both, in my words' }).check();
    const own = choices.getByRole('textbox', { name: 'Line below, in my words' });
    expect(await own.inputValue()).toBe('Written by the first');
    await own.fill('Written by both');
    await save.click();
    await one.page.getByText(/^Saved /).waitFor();
    await two.page.reload();
    expect(await two.page.getByLabel('Line below').first().inputValue()).toBe('Written by both');
    await one.close();
    await two.close();
  });

  it.each([
    ['desk', desktop],
    ['phone', phone],
  ])('shows who else has it open, until they leave, on a %s', async (_, viewport) => {
    const address = await add('Open in two windows');
    const two = await office.open(address, { email: rohini.email, viewport });
    await heading(two.page).waitFor();
    const one = await office.open(address, { viewport });
    await two.page.getByText('Ashwini Dabhade has this open too.').waitFor();
    await one.page.getByText('Rohini Lele has this open too.').waitFor();
    const here = two.page.getByRole('list', { name: 'Also in the office now' });
    expect(await here.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('Ashwini Dabhade')]);
    expect(await complaints(two.page)).toEqual([]);
    // Still in the office, and not in this entry.
    await one.page.goto(`${office.origin()}/school/content/event`);
    await two.page.getByText('Ashwini Dabhade has this open too.').waitFor({ state: 'detached' });
    await here.getByText('Ashwini Dabhade').waitFor();
    await one.close();
    await here.waitFor({ state: 'detached' });
    expect(two.faults).toEqual([]);
    await two.close();
  });

  it('is seen a little later where nothing tells of it', async () => {
    const address = await add('Behind an old proxy');
    const two = await open(address, {
      email: rohini.email,
      prepare: async (page) => {
        await page.clock.install({ time: office.app.clock.now });
        await untold(page);
      },
    });
    await heading(two.page).waitFor();
    await change(address, { noticeDetails: 'Read again by itself.' });
    await two.page.clock.runFor(16_000);
    await two.page.getByText(/^Meera Joshi changed this at /).waitFor();
    expect(await details(two.page).inputValue()).toContain('Read again by itself.');
    await two.close();
  });
});
