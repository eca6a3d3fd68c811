import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentType, type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { soundDocument } from '../support/sound-document.ts';
import { databases } from './databases.ts';

/** The source that shows visitors the items of a type, one after another. */
const sources: Readonly<Partial<Record<ContentTypeName, string>>> = {
  banner: 'banners',
  birthdayStudent: 'birthdayStudents',
  blog: 'blogs',
  event: 'events',
  facility: 'facilities',
  faq: 'faqs',
  featuredProgramme: 'featuredProgrammes',
  galleryAlbum: 'gallery',
  holiday: 'holidays',
  message: 'messages',
  mobileApp: 'mobileApps',
  notice: 'notices',
  popularClass: 'popularClasses',
  testimonial: 'testimonials',
  topper: 'toppers',
};

const listed: readonly (ContentType & { readonly type: ContentTypeName })[] = contentTypes.filter(
  ({ singleton, type }) => !singleton && type !== 'policyPage',
);

/** What tells the items of a dated type apart; today is 22 November 2026. */
const dated: Readonly<Partial<Record<ContentTypeName, readonly object[]>>> = {
  notice: [
    { entryDateTime: '2026-11-10T10:00' },
    { entryDateTime: '2026-11-20T10:00' },
    { entryDateTime: '2026-11-01T10:00', isPinned: true },
    { entryDateTime: '2026-11-20T10:00' },
    { entryDateTime: '2026-11-12T09:00', isPinned: true },
  ],
  event: [
    { entryDateTime: '2026-11-20T10:00', endDateTime: '2026-11-25T10:00' },
    { entryDateTime: '2026-12-20T10:00' },
    { entryDateTime: '2026-11-20T09:00' },
    { entryDateTime: '2026-11-22T07:00' },
    { entryDateTime: '2026-10-01T10:00', endDateTime: '2026-10-02T10:00' },
    { entryDateTime: '2026-12-20T10:00' },
    { entryDateTime: '2026-11-20T09:00' },
  ],
  blog: [{ entryDate: '2026-11-10' }, { entryDate: '2026-11-12' }, { entryDate: '2026-11-10' }],
  holiday: [
    { startHolidayDate: '2026-12-28', endHolidayDate: '2026-12-28' },
    { startHolidayDate: '2026-06-16', endHolidayDate: '2026-06-17' },
    { startHolidayDate: '2027-02-08', endHolidayDate: '2027-02-08' },
  ],
};

/** The same where the office puts each in its place. */
const placed = [{}, {}, {}];

const shownFields = {
  Photo_Consent: 'Public_With_Name',
  Holiday_Type: 'School',
  schoolThemeMediaJson: [{ Video_Url: 'https://www.youtube.com/watch?v=abc' }],
};

describe.each(databases)('the order of content on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  const pictures: Record<string, number> = {};
  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app);
    const found = await editor.get('/api/media', { pageSize: 100 });
    for (const { id, class: kind } of found.json) pictures[kind] = id;
  });
  afterAll(() => app.stop());

  const inOffice = async ({ type, nameField }: ContentType): Promise<string[]> => {
    const { json } = await editor.get(`/api/content/${type}`, { pageSize: 100 });
    return json.map(({ document }: { document: Record<string, string> }) => document[nameField]);
  };
  const onWebsite = async ({ type, nameField }: (typeof listed)[number]): Promise<string[]> => {
    const query = ['notice', 'event', 'blog'].includes(type) ? { pageSize: 100 } : {};
    const { status, json } = await visitorOf(app, 'greenfield.localhost').get(`/api/website/${sources[type]}`, query);
    expect(status).toBe(200);
    return json.map((item: Record<string, string>) => item[nameField]);
  };
  const make = async (type: ContentType, fields: object): Promise<{ id: number; version: number }> => {
    const taken = Object.keys((type.schema as { readonly properties: object }).properties);
    const known = Object.entries(shownFields).filter(([field]) => taken.includes(field));
    const document = { ...soundDocument(type, pictures), ...Object.fromEntries(known), ...fields };
    const made = await editor.call('POST', `/api/content/${type.type}`, { query: { publish: true }, body: document });
    expect(made.json.errors).toBeUndefined();
    expect(made.status).toBe(201);
    return made.json;
  };

  it.each(listed)('$type is listed in the office as visitors see it', async (type) => {
    expect(sources[type.type], 'the source that shows it').toBeDefined();
    const own: string[] = [];
    for (const [at, fields] of (dated[type.type] ?? placed).entries()) {
      own.push(`Walk ${at}`);
      await make(type, { ...fields, [type.nameField]: `Walk ${at}` });
    }
    if (!type.order) {
      const all = await editor.get(`/api/content/${type.type}`, { pageSize: 100 });
      const ids = all.json.map(({ id }: { id: number }) => id).toReversed();
      expect((await editor.call('PUT', `/api/content/${type.type}/order`, { body: { ids } })).status).toBe(200);
    }
    const seen = await onWebsite(type);
    expect(seen).toEqual(expect.arrayContaining(own));
    // Not as they were made.
    expect(seen.filter((name) => own.includes(name))).not.toEqual(own);
    expect((await inOffice(type)).filter((name) => seen.includes(name))).toEqual(seen);
  });

  it('stays as visitors see it while a draft has another date, or none', async () => {
    const [notice] = listed.filter(({ type }) => type === 'notice');
    if (!notice) throw new Error('There is no such type.');
    const { id, version } = await make(notice, { noticeHead: 'Moved later', entryDateTime: '2026-11-15T10:00' });
    const headers = { 'if-match': `"${version}"` };
    const body = { entryDateTime: '2026-12-31T10:00' };
    expect((await editor.call('PATCH', `/api/content/notice/${id}`, { body, headers })).json.state).toBe('changed');
    const seen = await onWebsite(notice);
    expect((await inOffice(notice)).filter((name) => seen.includes(name))).toEqual(seen);
    await editor.post('/api/content/notice', { noticeHead: 'Without a date' });
    const names = await inOffice(notice);
    expect(names.indexOf('Without a date')).toBeGreaterThan(names.indexOf('Walk 2'));
    expect(names.indexOf('Without a date')).toBeLessThan(names.indexOf('Walk 3'));
  });

  it('is not put by hand where visitors see it by its dates', async () => {
    const types = (await editor.get('/api/content')).json;
    for (const { type, order } of listed) {
      expect(types.find((info: { type: string }) => info.type === type)?.isMovable, type).toBe(order === undefined);
      if (!order) continue;
      const all = await editor.get(`/api/content/${type}`, { pageSize: 100 });
      const ids = all.json.map(({ id }: { id: number }) => id).toReversed();
      expect(await editor.call('PUT', `/api/content/${type}/order`, { body: { ids } }), type).toMatchObject({
        status: 409,
        json: { errorText: 'Visitors see these in the order of their dates, so they cannot be moved.' },
      });
    }
  });

  it('comes with the first picture of each entry, to be opened by who sees the list', async () => {
    for (const type of listed.filter(
      ({ media }) => Object.keys(media).length > 0 && !('schoolThemeMediaJson[].Media_Name' in media),
    )) {
      const { json } = await editor.get(`/api/content/${type.type}`, { pageSize: 100 });
      const own = json.find(({ document }: { document: object }) => Object.values(document).includes('Walk 1'));
      expect(own?.thumb?.url, type.type).toMatch(/^\/media\//);
      expect((await editor.get(own.thumb.url)).status, type.type).toBe(200);
    }
    const { json } = await editor.get('/api/content/mobileApp');
    expect(json[0].thumb).toBeNull();
  });

  it('goes by fields that each type has', () => {
    for (const { schema, order } of contentTypes as readonly ContentType[])
      if (order) {
        const fields = Object.keys((schema as { readonly properties: object }).properties);
        const named = [order.by, order.pinned, order.end].filter((field) => field !== undefined);
        expect(fields).toEqual(expect.arrayContaining(named));
      }
  });
});
