import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { newsFeeds } from '#server/website/feeds/articles.ts';
import { calendarFeeds } from '#server/website/feeds/calendar.ts';
import { feeds } from '#server/website/feeds/index.ts';
import { signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ database: 'embedded' });
});
afterAll(() => app.stop());

const read = (path: string, at = host) => app.get(path, { host: at });

const eventsIn = (text: string): ICAL.Component[] => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

describe('documents for programs', () => {
  it.each(feeds.map(({ path, type }) => [path, type]))(
    '%s is %s, its own on each host, and 304 to who has it',
    async (path, type) => {
      const { status, headers, text } = await read(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      const again = await app.get(path, { host, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await read(path, 'riverside.localhost')).text).not.toBe(text);
      expect(text).not.toContain('riverside');
      expect((await read(path, 'nobody.localhost')).status).toBe(404);
    },
  );

  it.each(calendarFeeds.map(({ path }) => path))('%s keeps to RFC 5545', async (path) => {
    const { text } = await read(path);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(0);
    const ids = events.map((event) => event.getFirstPropertyValue('uid'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const event of events) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'summary'])
        expect(event.getAllProperties(name), `${name} of ${event}`).toHaveLength(1);
      expect(event.getFirstPropertyValue('uid')).toMatch(/^(event|holiday)-\d+@greenfield\.localhost$/);
      const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name) as ICAL.Time | null);
      expect(start?.isDate || start?.zone.tzid === 'UTC').toBe(true);
      if (end) expect([end.isDate, end.compare(start as ICAL.Time)]).toEqual([start?.isDate, 1]);
    }
  });

  it('a holiday ends on the day after its last, and keeps its id when it is edited', async () => {
    const admin = await signIn(app);
    const save = (body: object) =>
      admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, StartSession: 2026, ...body });
    const added = await save({
      name: 'Pongal, Lohri; and Bihu',
      startHolidayDate: '2027-01-13',
      endHolidayDate: '2027-01-15',
    });
    const { Id } = added.json.holiday;
    const found = async () =>
      eventsIn((await read('/feeds/holidays.ics')).text).find(
        (event) => event.getFirstPropertyValue('uid') === `holiday-${Id}@${host}`,
      );
    const before = await found();
    expect(before?.getFirstPropertyValue('summary')).toBe('Pongal, Lohri; and Bihu');
    expect(String(before?.getFirstPropertyValue('dtstart'))).toBe('2027-01-13');
    expect(String(before?.getFirstPropertyValue('dtend'))).toBe('2027-01-16');
    await save({ Id, name: 'Harvest days', startHolidayDate: '2027-01-14', endHolidayDate: '2027-01-14' });
    const after = await found();
    expect(after?.getFirstPropertyValue('summary')).toBe('Harvest days');
    expect(String(after?.getFirstPropertyValue('dtend'))).toBe('2027-01-15');
  });

  it.each(newsFeeds.map(({ path }) => path))(
    '%s lists what is new with links to the site, escaped, the newest first',
    async (path) => {
      const { text } = await read(path);
      const isAtom = path.endsWith('.atom');
      const entries = text.match(isAtom ? /<entry>/g : /<item>/g) ?? [];
      expect(entries.length).toBeGreaterThan(0);
      const dates = [...text.matchAll(isAtom ? /<updated>([^<]+)<\/updated>/g : /<pubDate>([^<]+)<\/pubDate>/g)].map(
        ([, date]) => Date.parse(String(date)),
      );
      const ofEntries = isAtom ? dates.slice(1) : dates;
      expect(ofEntries).toEqual([...ofEntries].sort((a, b) => b - a));
      expect(text).toContain(`http://${host}`);
      expect(text).not.toMatch(/<script/i);
    },
  );

  it('the sitemap names every page of the theme and no address twice', async () => {
    const { text } = await read('/sitemap.xml');
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)));
    expect(addresses.length).toBeGreaterThan(5);
    expect(new Set(addresses.map(String)).size).toBe(addresses.length);
    for (const { pathname } of addresses) expect([pathname, (await read(pathname)).status]).toEqual([pathname, 200]);
  });

  it('a page that is kept from search engines says so, and stands on no sitemap', async () => {
    const { text } = await read('/sitemap.xml');
    const robots = '<meta name="robots" content="noindex">';
    expect(text).toContain('/disclosure</loc>');
    expect((await read('/disclosure')).text).not.toContain(robots);
    expect(text).not.toContain('transfer-certificate');
    expect((await read('/disclosure/transfer-certificate')).text).toContain(robots);
  });

  it('the product’s sitemap has the profile of every school that is listed', async () => {
    const { text } = await read('/sitemap.xml', 'localhost');
    expect(text).toMatch(/<loc>[^<]+\/school-profile\/greenfield<\/loc>/);
    expect((await read('/school-profile/greenfield', 'localhost')).status).toBe(200);
    const school = await findSchoolBySlug(app.store, 'greenfield');
    await updateSchool(app.store, school?.schoolId ?? 0, { listed: false });
    expect((await read('/sitemap.xml', 'localhost')).text).not.toContain('greenfield');
    await updateSchool(app.store, school?.schoolId ?? 0, { listed: true });
  });

  it('an unlisted school has no sitemap, and robots.txt names none', async () => {
    const school = await findSchoolBySlug(app.store, 'riverside');
    await updateSchool(app.store, school?.schoolId ?? 0, { listed: false });
    expect((await read('/sitemap.xml', 'riverside.localhost')).status).toBe(404);
    expect((await read('/robots.txt', 'riverside.localhost')).text).not.toContain('Sitemap');
    expect((await read('/robots.txt')).text).toContain('/sitemap.xml');
  });
});
