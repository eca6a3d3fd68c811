import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { content } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = { host: 'greenfield.localhost' };
const minute = 60_000;

/** Holidays are on a page of theme 1, and in a source of their own. */
describe('scheduled content', () => {
  let app: TestApp;
  let editor: Caller;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    app.clock.now = testNow;
    editor = await signIn(app);
  });
  afterAll(() => app.stop());

  const send = (step: string, item: { id: number; version: number }, body: object) =>
    editor.call(step === '' ? 'PATCH' : 'POST', `/api/content/holiday/${item.id}${step}`, {
      body,
      headers: { 'if-match': `"${item.version}"` },
    });
  const start = async (name: string) => {
    const body = { name, startHolidayDate: '2026-12-03', endHolidayDate: '2026-12-03' };
    return (await editor.post('/api/content/holiday', body)).json;
  };
  const iso = (minutes: number): string => new Date(testNow + minutes * minute).toISOString();

  /** What is at a time on the page, in the source and in the item, each asked for twice: rendered, then kept. */
  const at = async (instant: number, { id }: { id: number }) => {
    app.clock.now = instant;
    await app.get('/holidays', green);
    const page = await app.get('/holidays', green);
    expect(page.headers['x-cache']).toBe('hit');
    const source = await app.get('/api/website/holidays', green);
    const { json } = await editor.get(`/api/content/holiday/${id}`);
    return { page: page.text, source: source.text, state: json.state };
  };

  it('is there from its moment until its end, to the millisecond, though its page was kept', async () => {
    const name = 'Founders Picnic';
    const item = await start(name);
    const times = { publish_at: iso(10), expire_at: iso(20) };
    const scheduled = await send('/schedule', item, times);
    expect(scheduled).toMatchObject({ status: 200, json: { state: 'scheduled', published: null, ...times } });
    for (const [instant, state] of [
      [testNow, 'scheduled'],
      [testNow + 10 * minute - 1, 'scheduled'],
      [testNow + 10 * minute, 'published'],
      [testNow + 20 * minute - 1, 'published'],
      [testNow + 20 * minute, 'expired'],
    ] as const) {
      const shown = await at(instant, item);
      expect(shown.state).toBe(state);
      expect(shown.page.includes(name), `page at ${instant}`).toBe(state === 'published');
      expect(shown.source.includes(name), `source at ${instant}`).toBe(state === 'published');
    }
  });

  it('takes the place of what is shown only then, and keeps its own draft beside it', async () => {
    const item = await start('Old Name Day');
    const { json: published } = await send('/publish', item, {});
    const { json: edited } = await send('', published, { name: 'New Name Day' });
    const { json: scheduled } = await send('/schedule', edited, { publish_at: iso(10) });
    const { json: again } = await send('', scheduled, { name: 'Newest Name Day' });
    expect(again).toMatchObject({ state: 'scheduled', published: { name: 'Old Name Day' } });
    expect((await at(testNow + 10 * minute - 1, item)).page).toContain('Old Name Day');
    const after = await at(testNow + 10 * minute, item);
    expect(after.page).toContain('New Name Day');
    expect(after.page).not.toContain('Old Name Day');
    expect(after.state).toBe('changed');
    const { json: last } = await send('/publish', again, {});
    expect(last).toMatchObject({ state: 'published', published: { name: 'Newest Name Day' } });
  });

  it('has moments in the future, in order, and in years that there are', async () => {
    const item = await start('Wrong Moments Day');
    const future = 'Choose a time in the future.';
    const order = 'Choose a time after it is published.';
    for (const [body, errors] of [
      [{ publish_at: iso(0) }, { publish_at: [future] }],
      [{ expire_at: iso(-1) }, { expire_at: [future] }],
      [{ publish_at: iso(9), expire_at: iso(9) }, { expire_at: [order] }],
    ] as const)
      expect((await send('/schedule', item, body)).json.errors).toEqual(errors);
    for (const body of [{}, { publish_at: 'tomorrow' }, { publish_at: '9999-12-31T23:59:00-14:00' }])
      expect((await send('/schedule', item, body)).status).toBe(422);
    // The end of what nobody has published yet is kept for when somebody does.
    const { json: ends } = await send('/schedule', item, { expire_at: iso(20) });
    expect(ends).toMatchObject({ state: 'draft', expire_at: iso(20) });
    const { json: planned } = await send('/schedule', ends, { publish_at: iso(9) });
    expect(planned).toMatchObject({ state: 'scheduled', publish_at: iso(9), expire_at: iso(20) });
    const { json: back } = await send('/schedule', planned, { publish_at: null });
    expect(back).toMatchObject({ state: 'draft', publish_at: null, document: { name: 'Wrong Moments Day' } });
  });

  it('is not published after the end that it was to have, unless it gets another', async () => {
    const item = await start('Past Its End Day');
    const { json: ends } = await send('/schedule', item, { expire_at: iso(20) });
    app.clock.now = testNow + 20 * minute;
    const late = await send('/publish', ends, {});
    expect(late).toMatchObject({ status: 422, json: { errors: { expire_at: ['Choose a time in the future.'] } } });
    const { json: open } = await send('/schedule', ends, { expire_at: null });
    expect((await send('/publish', open, {})).json).toMatchObject({ state: 'published', expire_at: null });
  });

  it('comes by itself to a server that was not there at the moment', async () => {
    const item = await start('While It Was Off');
    // As the database would be found at a start: no commit of this server has told of it.
    await app.store.school(editor.schoolId, ({ db }) =>
      db
        .update(content)
        .set({ draft: null, scheduled: item.document, publishAt: new Date(testNow - minute) })
        .where(eq(content.id, item.id)),
    );
    expect((await at(testNow, item)).page).toContain('While It Was Off');
  });
});
