import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { media } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import type { SampledSchema } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { soundDocument } from '../support/sound-document.ts';

const types: readonly ContentType[] = contentTypes;

describe('every content type', () => {
  let app: TestApp;
  let editor: Caller;
  const pictures: Record<string, number> = {};
  /** A picture of another school. */
  let foreign = 0;
  const tags: string[] = [];
  const send = (method: string, path: string, version: number, body?: object) =>
    editor.call(method, path, { ...(body ? { body } : {}), headers: { 'if-match': `"${version}"` } });

  beforeAll(async () => {
    app = await startApp();
    // The platform starts without content.
    editor = await signIn(app, { school: 'platform' });
    await app.store.school(0, async ({ db }) => {
      for (const kind of ['public', 'minor', 'private'] as const) {
        const row = { schoolId: 0, hash: kind, class: kind, kind: 'picture', bytes: 1 } as const;
        pictures[kind] = (await db.insert(media).values(row).returning())[0]?.id ?? 0;
      }
    });
    const riverside = await signIn(app, { school: 'riverside' });
    const found = await app.store.school(riverside.schoolId, ({ db }) =>
      db.select().from(media).where(eq(media.class, 'public')),
    );
    foreign = found[0]?.id ?? 0;
    app.store.onCommit((touched) => tags.push(...touched));
  });
  afterAll(() => app.stop());

  it.each(types)('$type is made, published and listed by nothing but its definition', async (type) => {
    const path = `/api/content/${type.type}`;
    const draft = await editor.post(path, {});
    expect(draft).toMatchObject({ status: 201, json: { state: 'draft', version: 1, document: {} } });
    const item = `${path}/${draft.json.id}`;
    const required = (type.schema as SampledSchema).required ?? [];
    const early = await send('POST', `${item}/publish`, 1);
    expect(early.status).toBe(422);
    expect(Object.keys(early.json.errors).toSorted()).toEqual(required.toSorted());

    const document = soundDocument(type, pictures);
    const edited = await send('PATCH', item, 1, document);
    expect(edited.json.errors).toBeUndefined();
    expect(edited.json.document).toMatchObject(document);
    tags.length = 0;
    const published = await send('POST', `${item}/publish`, 2);
    expect(published).toMatchObject({ status: 200, json: { state: 'published', published: document } });
    expect(tags).toContain(schoolTag(0, type.type));
    const listed = await editor.get(path);
    expect(listed.json).toMatchObject([{ id: draft.json.id, type: type.type, state: 'published' }]);

    const second = await editor.post(path, {});
    if (type.singleton) {
      const errorText = `There is one already, with the id ${draft.json.id}. Edit that one.`;
      expect(second).toMatchObject({ status: 409, json: { errorText, id: draft.json.id } });
    } else expect(second.status).toBe(201);
  });

  it.each(types)('$type refuses fields that it does not have, or that are of another form', async (type) => {
    const path = `/api/content/${type.type}`;
    const { properties = {} } = type.schema as SampledSchema;
    const wrong = Object.fromEntries(Object.keys(properties).map((name) => [name, { not: 'this' }]));
    const { status, json } = await editor.post(path, { ...wrong, noSuchField: 1 });
    expect(status).toBe(422);
    const named = Object.keys(json.errors).map((path) => path.split('.')[0]);
    expect(named).toEqual(expect.arrayContaining([...Object.keys(properties), 'noSuchField']));
  });

  it.each(types.filter((type) => Object.keys(type.media).length > 0))(
    '$type takes pictures of its own school and class alone',
    async (type) => {
      const { properties = {} } = type.schema as SampledSchema;
      const [[field = '', kind] = []] = Object.entries(type.media);
      const [outer = '', inner] = field.split('[].');
      expect(properties).toHaveProperty(outer);
      const documentWith = (reference: string) => ({ [outer]: inner ? [{ [inner]: reference }] : reference });
      const at = inner ? `${outer}[0].${inner}` : outer;
      const other = kind === 'minor' ? 'public' : 'minor';
      for (const id of [foreign, pictures[other], pictures.private]) {
        const made = await editor.post(`/api/content/${type.type}`, documentWith(`media:${id}`));
        expect(made.json.errors?.[at], `${at} as media:${id}`).toHaveLength(1);
      }
    },
  );

  it('keep an earlier version with a picture that is gone, for the text in it, and publish it only without', async () => {
    const row = { schoolId: 0, hash: 'gone', class: 'public', kind: 'picture', bytes: 1 } as const;
    const [picture] = await app.store.school(0, ({ db }) => db.insert(media).values(row).returning());
    const image = `media:${picture?.id}`;
    const fields = { name: 'Leela Iyer', description: 'Welcome.', image };
    const path = `/api/content/message/${(await editor.post('/api/content/message', fields)).json.id}`;
    await send('PATCH', path, 1, { image: null, description: 'Hello.' });
    await app.store.school(0, ({ db }) => db.delete(media).where(eq(media.id, picture?.id ?? 0)));
    const restored = await send('POST', `${path}/restore`, 2, { version: 1 });
    expect(restored).toMatchObject({ status: 200, json: { document: fields } });
    const text = 'Choose a picture from the library.';
    expect((await send('POST', `${path}/publish`, 3)).json.errors).toEqual({ image: [text] });
    expect((await send('PATCH', path, 3, { description: 'Good day.' })).status).toBe(200);
    expect((await send('PATCH', path, 4, { image })).json.errors).toEqual({ image: [text] });
    expect((await send('PATCH', path, 4, { image: null })).status).toBe(200);
    expect((await send('POST', `${path}/publish`, 5)).status).toBe(200);
    await send('DELETE', path, 6);
  });

  it('are told with their schemas and the number of items in each state', async () => {
    const { json } = await editor.get('/api/content');
    expect(json.map(({ type }: ContentType) => type)).toEqual(types.map(({ type }) => type));
    for (const info of json) {
      const type = types.find((one) => one.type === info.type);
      const { schema, media, texts, nameField } = type ?? {};
      expect(info).toMatchObject({ schema, media, texts, nameField });
      expect(info.counts.published, info.type).toBe(1);
      expect(info.counts.draft, info.type).toBe(type?.singleton ? undefined : 1);
    }
  });

  it('is listed in the encoding that the browser takes', async () => {
    const list = (accepted: string) =>
      editor.call('GET', '/api/content', { headers: { 'accept-encoding': accepted, 'accept-language': 'en' } });
    const [plain, brotli] = [await list('identity'), await list('gzip, br')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(Number(brotli.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 3);
    expect(brotli.json).toEqual(plain.json);
  });
});
