import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { officeLocaleCookie } from '#schemas/office.ts';
import { formatDate } from '#shared/fields/dates.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { pairs } from '../support/pairs.ts';
import { signInEditor } from './support/editor.ts';
import { desktop, phone, startOffice } from './support/office.ts';

const day = 86_400_000;

describe('changes that go live at a time', () => {
  const office = startOffice();
  const { open } = office;
  let editor: Caller;
  beforeAll(async () => {
    editor = await signInEditor(office.app);
  });

  const add = async (noticeHead: string): Promise<number> => {
    const { json } = await editor.post('/api/content/notice', { noticeHead, entryDateTime: '2026-11-25T10:00' });
    return json.id;
  };
  const row = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
  const seen = async (): Promise<string> => (await office.app.get('/notices', { host: 'greenfield.localhost' })).text;
  /** Publishes what is due at a time; nobody's log-in ends meanwhile. */
  const publishLater = async (time: number): Promise<void> => {
    const { clock } = office.app;
    const { now } = clock;
    clock.now = time;
    await office.app.publishDue();
    clock.now = now;
  };
  /** As a field for a date takes it. */
  const dayAfter = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

  it('keep the end of a draft until it is published, and have it then', async () => {
    const id = await add('Lantern walk');
    const { page, faults, close } = await open(`/school/content/notice/${id}`);
    const stored = async () => (await editor.get(`/api/content/notice/${id}`)).json;
    const until = page.getByLabel('Shown until');
    await until.fill(dayAfter(3));
    await until.blur();
    await expect.poll(async () => (await stored()).expire_at?.slice(0, 10)).toBe(dayAfter(3));
    expect((await stored()).state).toBe('draft');
    await page.reload();
    await expect.poll(() => until.inputValue()).toBe(formatDate(dayAfter(3)));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(/^Visitors see this until /).waitFor();
    expect(await seen()).toContain('Lantern walk');
    expect((await stored()).expire_at?.slice(0, 10)).toBe(dayAfter(3));
    expect(faults).toEqual([]);
    await close();
  });

  it('are scheduled by the keyboard, marked in their rows, and shown when the time has come', async () => {
    await add('Kite day');
    await add('Kite rules');
    const { page, faults, close } = await open('/school/publish');
    await page.getByRole('radio', { name: 'Now' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('Date', { exact: true }).fill(dayAfter(2));
    await page.getByLabel('Time', { exact: true }).fill('07:30');
    await page.getByRole('button', { name: 'Schedule 2 changes' }).press('Enter');
    await page.getByText(/^2 changes go live .*7:30 am$/).waitFor();
    await row(page, 'Kite day')
      .getByText(/^Scheduled .*7:30 am$/)
      .waitFor();
    expect(await row(page, 'Kite day').getByRole('checkbox').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'All live' }).waitFor();
    await page.goto(`${office.origin()}/school/calendar?month=${dayAfter(2).slice(0, 7)}`);
    await page.getByRole('link', { name: 'Goes live together at 7:30 am 2 changes' }).click();
    await page.waitForURL(/\/school\/publish$/);
    await office.app.publishDue();
    expect(await seen()).not.toContain('Kite day');
    await publishLater(Date.now() + 4 * day);
    expect(await seen()).toContain('Kite rules');
    await page.reload();
    await page.getByText(/^2 changes · /).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are refused for a time that has passed, and taken back before it comes', async () => {
    await add('Never mind');
    const { page, close } = await open('/school/publish');
    await page.getByRole('radio', { name: 'At a time' }).check();
    await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Schedule 1 change' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Choose a date after \d\d \w+ 20\d\d\.$/)
      .waitFor();
    await page.getByLabel('Date', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Schedule 1 change' }).click();
    await page.getByRole('alert').getByText('Choose a date.').waitFor();
    await page.getByLabel('Date', { exact: true }).fill(dayAfter(2));
    await page.getByRole('button', { name: 'Schedule 1 change' }).click();
    await row(page, 'Never mind')
      .getByText(/^Scheduled /)
      .waitFor();
    await page.getByRole('button', { name: /^Cancel what goes live / }).click();
    await page.getByText('The schedule is cancelled. The changes wait as before.').waitFor();
    expect(await row(page, 'Never mind').getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('1 change is live').waitFor();
    await close();
  });

  it('that could not go live are told of on Today, with what held them back', async () => {
    const id = await add('Sports day');
    const { json: listed } = await editor.get('/api/changes');
    const { version } = listed.find((change: { id: number }) => change.id === id);
    const local = `${new Date(office.app.clock.now + day).toISOString().slice(0, 10)}T23:00`;
    const changes = [{ type: 'notice', id, version }];
    expect((await editor.post('/api/changes/schedule', { changes, local })).status).toBe(201);
    const body = { noticeHead: 'Sports day, on Friday' };
    await editor.call('PATCH', `/api/content/notice/${id}`, { body, headers: { 'if-match': `"${version}"` } });
    const before = await open('/school/publish');
    await row(before.page, 'Sports day, on Friday')
      .getByText(/^It was changed after it was scheduled/)
      .waitFor();
    await before.close();
    await publishLater(office.app.clock.now + 3 * day);
    const { page, close } = await open('/school');
    await page.getByRole('heading', { name: 'Not published at its time' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('link', { name: 'See why' }).click();
    await page.getByText(/^Was to go live .* Nothing was published\.$/).waitFor();
    await page.getByText(/^Sports day, on Friday: .*Rohini Lele/).waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: /^Clear what was to go live / }).click();
    await page.getByText(/Nothing was published\.$/).waitFor({ state: 'detached' });
    expect(await row(page, 'Sports day, on Friday').getByRole('checkbox').isChecked()).toBe(true);
    await close();
  });

  const words = {
    en: {
      open: /^All or none/,
      timed: 'At a time',
      date: 'Date',
      go: 'Schedule 1 change',
      late: /^Choose a date after /,
    },
    hi: {
      open: /^सब या कुछ नहीं/,
      timed: 'तय समय पर',
      date: 'तारीख़',
      go: '1 बदलाव निर्धारित करें',
      late: /के बाद की तारीख़ चुनें।$/,
    },
  } as const;

  it.each(pairs([phone, desktop], ['en', 'hi'] as const))(
    'axe finds nothing and nothing scrolls sideways, %o, %s',
    async (viewport, locale) => {
      const cookie = { name: officeLocaleCookie, value: locale, url: office.origin() };
      const { page, close } = await open('/school/publish', {
        viewport,
        prepare: (prepared) => prepared.context().addCookies([cookie]),
      });
      const say = words[locale];
      if (viewport === phone) await page.getByRole('button', { name: say.open }).click();
      await page.getByRole('radio', { name: say.timed }).check();
      await page.getByLabel(say.date, { exact: true }).fill('2020-01-01');
      await page.getByRole('button', { name: say.go }).click();
      await page.getByRole('alert').getByText(say.late).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await close();
    },
  );
});

describe('the site with the changes that are chosen', () => {
  const office = startOffice();

  it('opens in another tab, says what it is, and leads back', async () => {
    const editor = await signIn(office.app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Rohini Lele' });
    const body = { noticeHead: 'Kites <at> noon', entryDateTime: '2026-11-25T10:00' };
    expect((await editor.post('/api/content/notice', body)).status).toBe(201);
    const { page, faults, close } = await office.open('/school/publish');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Show the site with these changes' }).press('Enter');
    const site = await opened;
    await site.getByRole('complementary', { name: /^Preview with .* visitors do not see\.$/ }).waitFor();
    await site.goto(`${site.url()}notices`);
    await site.getByText('Kites <at> noon').filter({ visible: true }).first().waitFor();
    expect(await complaints(site)).toEqual([]);
    await site.getByRole('link', { name: 'Back to Publish' }).click();
    await site.getByRole('heading', { name: 'Publish', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    for (const box of await page.getByRole('listitem').getByRole('checkbox').all()) await box.uncheck();
    expect(await page.getByRole('button', { name: 'Show the site with these changes' }).isDisabled()).toBe(true);
    await close();
  });
});
