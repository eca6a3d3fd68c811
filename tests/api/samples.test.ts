import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { content } from '#server/store/schema.ts';
import { sessionOf } from '../support/accounts.ts';
import { type Caller, type CallResult, visitorOf } from '../support/callers.ts';
import { takeUpHandover } from '../support/handover.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { type FormChanges, register } from './registration-form.ts';

const registerAndLogIn = async (app: TestApp, changes: FormChanges): Promise<Caller> => {
  const started = await register(visitorOf(app, 'localhost'), changes);
  expect(started.status, started.text).toBe(201);
  const { hostname } = new URL(started.json.url);
  const signedIn = await takeUpHandover(app, started, started.json.handoverUrl);
  expect(signedIn.headers.location).toBe('/school');
  return { ...sessionOf(app, signedIn, hostname), schoolId: started.json.School_Id };
};

const listOf = async (admin: Caller, type: string): Promise<readonly ListedItem[]> =>
  (await admin.get(`/api/content/${type}`, { pageSize: 100 })).json;

const itemsOf = async (admin: Caller): Promise<readonly ListedItem[]> =>
  (await Promise.all(contentTypes.map(({ type }) => listOf(admin, type)))).flat();

/** What themes, or the school's record, say too. */
const common = new Set(['subHeading', 'button1_Text']);

/** The longest line of each text of a document. */
const linesOf = ({ document }: ListedItem): readonly string[] =>
  Object.entries(document)
    .flatMap(([field, value]) => (typeof value === 'string' && /\s/.test(value) && !common.has(field) ? [value] : []))
    .map((text) => text.split(/\n|<[^>]*>/).reduce((longest, line) => (line.length > longest.length ? line : longest)));

/** Everything that a visitor can read of a school, as one text. */
const readWebsite = async (app: TestApp, host: string): Promise<string> => {
  const site = visitorOf(app, host);
  const pages = ['/', '/about', '/classes', '/notices', '/events', '/blog', '/holidays', '/registration', '/en', '/hi'];
  const feeds = ['/sitemap.xml', '/feeds/notices.rss', '/feeds/blog.atom', '/feeds/all.ics'];
  const sources = ['about', 'banners', 'facilities', 'facilitiesJson', 'messages', 'notices', 'events', 'blogs'];
  const paths = [...pages, ...feeds, ...sources.map((source) => `/api/website/${source}`)];
  const answers: readonly CallResult[] = await Promise.all(paths.map((path) => site.get(path)));
  return answers.map(({ text }) => text).join('\n');
};

const changed = async (admin: Caller, method: string, path: string, body?: object): Promise<FullItem> => {
  const at = path.replace(/(\d)\/\w+$/, '$1');
  const { headers } = await admin.get(at);
  const answer = await admin.call(method, path, {
    headers: { 'if-match': String(headers.etag) },
    ...(body ? { body } : {}),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json;
};

describe.each(databases)('the samples of a new school on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await registerAndLogIn(app, {
      Board: 'CBSE',
      Medium: 'English',
      School_Type: 'Girls',
      Classes_From: 1,
      Classes_To: 13,
    });
  });
  afterAll(() => app.stop());

  const first = async (type: string): Promise<ListedItem> => {
    const item = (await listOf(admin, type)).find(({ isSample }) => isSample);
    if (!item) throw new Error(`There is no sample of ${type}.`);
    return item;
  };
  const pathOf = ({ type, id }: Pick<ListedItem, 'type' | 'id'>): string => `/api/content/${type}/${id}`;
  const firstRun = async () => (await admin.get('/api/office/today')).json.firstRun;

  it('fill its pages, and the office sees that they are samples', async () => {
    const items = await itemsOf(admin);
    const own = items.filter(({ isSample }) => !isSample);
    expect(own.map(({ type }) => type)).toEqual(['schoolProfile']);
    expect(new Set(items.flatMap(({ isSample, updated_by }) => (isSample ? [updated_by] : [])))).toEqual(
      new Set([null]),
    );
    const one = await first('about');
    expect((await admin.get(pathOf(one))).json).toMatchObject({ isSample: true, state: 'published' });
    const found = (await admin.get('/api/contentByName', { keyword: 'library' })).json;
    expect(found).toEqual([expect.objectContaining({ type: 'facility', isSample: true, state: 'draft' })]);
  });

  it('show visitors what is in the school’s record, and no word of a draft', async () => {
    const text = await readWebsite(app, admin.host);
    expect(text).toContain('Lotus Valley School is a school for girls in Pune, Maharashtra.');
    expect(text).toContain('It teaches Nursery to Class 10, in English. It follows the CBSE curriculum.');
    expect(text).toContain('Classes 9 and 10');
    const home = (await visitorOf(app, admin.host).get('/')).text;
    expect(home).toContain('Nursery to UKG');
    expect(home).toContain('It follows the CBSE curriculum.');
    const drafts = (await itemsOf(admin)).filter(({ state }) => state === 'draft');
    expect(new Set(drafts.map(({ type }) => type))).toEqual(
      new Set(['banner', 'message', 'facilityIntro', 'facility', 'notice', 'event', 'blog']),
    );
    const lines = drafts.flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(drafts.length / 2);
    expect(lines.filter((line) => text.includes(line))).toEqual([]);
    expect(text).not.toMatch(/is_?sample/i);
  });

  it('are no work that waits, and tick no step', async () => {
    const { work } = (await admin.get('/api/office/today')).json;
    expect(work.map(({ kind }: { kind: string }) => kind)).toEqual(['unverifiedEmail']);
    expect((await admin.get('/api/changes')).json).toEqual([]);
    expect((await admin.get('/api/changes/count')).json).toEqual({ count: 0 });
    const { done, samples } = await firstRun();
    expect(done).toEqual(['contact', 'theme']);
    expect(samples).toBe((await itemsOf(admin)).length - 1);
  });

  it('become the school’s own with the first word that is changed, and not before', async () => {
    const notice = await first('notice');
    expect(await changed(admin, 'PATCH', pathOf(notice), notice.document)).toMatchObject({ isSample: true });
    expect(await changed(admin, 'PATCH', pathOf(notice), { noticeHead: 'We are online' })).toMatchObject({
      isSample: false,
      state: 'draft',
    });
    expect((await firstRun()).done).toContain('notice');
    expect((await admin.get('/api/changes/count')).json).toEqual({ count: 1 });

    // There is one such item: the school's own words go into the sample.
    const about = await first('about');
    const own = await admin.post('/api/content/about', { heading: 'Who we are' });
    expect(own.status).toBe(201);
    expect(own.json).toMatchObject({ id: about.id, isSample: false, state: 'changed', published: about.document });
    expect((await admin.post('/api/content/about', { heading: 'A second one' })).status).toBe(409);
    const { done } = await firstRun();
    expect(done).toContain('about');
    expect(done).not.toContain('publishing');
  });

  it('become its own as they are where somebody shows them to visitors; hiding, copy and bin leave the mark', async () => {
    const library = await first('facility');
    const copy = await admin.post(`${pathOf(library)}/duplicate`, {});
    expect(copy.json).toMatchObject({ isSample: true, document: library.document });
    await changed(admin, 'DELETE', pathOf(copy.json));
    const [binned] = (await admin.get('/api/content/bin')).json;
    expect(binned).toMatchObject({ id: copy.json.id, isSample: true });
    expect(await changed(admin, 'POST', `${pathOf(library)}/publish`)).toMatchObject({
      isSample: false,
      state: 'published',
    });
    expect((await firstRun()).done).toContain('publishing');
    const classes = await first('popularClass');
    expect(await changed(admin, 'POST', `${pathOf(classes)}/unpublish`)).toMatchObject({
      isSample: true,
      state: 'draft',
    });
  });

  it('go into the bin all at once, and what the school has made its own stays', async () => {
    const own = (await itemsOf(admin)).filter(({ isSample }) => !isSample).map(({ id }) => id);
    const { samples } = await firstRun();
    const removed = await admin.call('DELETE', '/api/content/samples');
    expect(removed.json).toEqual({ count: samples });
    expect((await itemsOf(admin)).map(({ id }) => id)).toEqual(own);
    expect((await firstRun()).samples).toBe(0);
    expect((await visitorOf(app, admin.host).get('/')).text).not.toContain('Nursery to UKG');
    expect((await admin.call('DELETE', '/api/content/samples')).json).toEqual({ count: 0 });
    const bin: readonly ListedItem[] = (await admin.get('/api/content/bin', { pageSize: 100 })).json;
    const event = bin.find(({ type }) => type === 'event');
    expect(await changed(admin, 'POST', `/api/content/event/${event?.id}/restore`, {})).toMatchObject({
      isSample: true,
    });
  });

  it('are Hindi for a school that teaches in Hindi first, whose website opens in Hindi', async () => {
    const hindi = await registerAndLogIn(app, {
      school_Name: 'ज्ञान भारती विद्यालय',
      City: 'भोपाल',
      State: 'Madhya Pradesh',
      Admin_Email: 'office@gyan.example',
      Board: 'State',
      Medium: ['Hindi', 'English'],
      Classes_From: 4,
      Classes_To: 8,
    });
    const home = (await visitorOf(app, hindi.host).get('/')).text;
    expect(home).toContain('<html lang="hi"');
    expect(home).toContain('कक्षा 1 से 5 तक की पढ़ाई हिन्दी और अंग्रेज़ी में होती है।');
    expect(home).toContain('यहाँ राज्य बोर्ड का पाठ्यक्रम चलता है।');
    const drafts = (await itemsOf(hindi)).filter(({ state }) => state === 'draft');
    const text = await readWebsite(app, hindi.host);
    expect(drafts.flatMap(linesOf).filter((line) => text.includes(line))).toEqual([]);
    expect(drafts.map(({ document }) => document.lang)).toEqual(drafts.map(() => 'hi'));
    const { text: mail } = await mailTo(app, 'office@gyan.example');
    expect(mail).toContain(`http://${hindi.host}:${app.port}/school\n`);
  });
});

describe('a registration whose samples cannot be written', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ database: 'postgres', expectsLog: [/A school was registered without samples/] });
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('alter table content add constraint no_samples check (not is_sample)');
    await client.end();
  });
  afterAll(() => app.stop());

  it('makes the school all the same', async () => {
    const admin = await registerAndLogIn(app, { Classes_From: 1, Classes_To: 8 });
    const items = await app.store.school(admin.schoolId, ({ db }) => db.select().from(content));
    expect(items.map(({ type }) => type)).toEqual(['schoolProfile']);
    expect((await visitorOf(app, admin.host).get('/')).status).toBe(200);
    expect((await admin.get('/api/office/today')).json.firstRun.samples).toBe(0);
  });
});
