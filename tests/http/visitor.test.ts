import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { endSessions } from '#server/domains/accounts/session-rows.ts';
import { content, sessions } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = 'greenfield.localhost';
const chooser = 'data-section="home/login"';

describe('a page that is another one for who is signed in', () => {
  let app: TestApp;
  let user: Caller;
  const page = (headers: Record<string, string> = {}, host = green, path = '/') => app.get(path, { host, headers });
  const end = ({ schoolId, userId }: Caller) =>
    app.store.school(schoolId, (context) => endSessions(context, { schoolId, userId }));

  beforeAll(async () => {
    app = await startApp();
    user = await signIn(app);
  });
  afterAll(() => app.stop());

  it('has the log-in buttons only for who is not, and says so to every cache on the way', async () => {
    const before = await page();
    expect(before.text).toContain(chooser);
    expect(before.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    const inside = await page(user.headers);
    expect(inside.text).not.toContain(chooser);
    expect(inside.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    expect(inside.headers.etag).not.toBe(before.headers.etag);
    expect((await page()).text).toContain(chooser);
  });

  it('is kept for both, and the kept one needs no database', async () => {
    await page();
    await page(user.headers);
    expect((await page()).headers['x-cache']).toBe('hit');
    const kept = await page(user.headers);
    expect(kept.headers['x-cache']).toBe('hit');
    expect(kept.text).not.toContain(chooser);
    const known = { ...user.headers, 'if-none-match': String(kept.headers.etag) };
    expect((await page(known)).status).toBe(304);
    expect((await page({ 'if-none-match': String(kept.headers.etag) })).status).toBe(200);
  });

  it('takes no cookie that is not of a session of this school', async () => {
    const stranger = await signIn(app, { school: 'riverside' });
    for (const cookie of [
      'session=',
      'session=nonsense',
      `session=${'x'.repeat(5000)}`,
      String(stranger.headers.cookie),
    ])
      expect((await page({ cookie })).text).toContain(chooser);
    expect((await page(user.headers, 'nobody.example')).headers['cache-control']).toBe('no-cache');
  });

  it('does not look at cookies where it does not need to', async () => {
    const plain = await page({}, green, '/contact');
    const inside = await page(user.headers, green, '/contact');
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(inside.headers).toMatchObject({ vary: 'accept-encoding', 'x-cache': 'hit', 'cache-control': 'no-cache' });
  });

  it('has the buttons back at once after the sign-out, and for each school by itself', async () => {
    const river = await signIn(app, { school: 'riverside' });
    const other = await signIn(app);
    for (const { headers } of [user, other]) expect((await page(headers)).text).not.toContain(chooser);
    await end(river);
    expect((await page(user.headers)).headers['x-cache']).toBe('hit');
    await end(user);
    expect((await page(user.headers)).text).toContain(chooser);
    expect((await page(other.headers)).text).not.toContain(chooser);
  });

  it('asks again after a minute whether a session still holds', async () => {
    const brief = await signIn(app);
    expect((await page(brief.headers)).text).not.toContain(chooser);
    const start = app.clock.now;
    // Without a word to anybody, as a session ends by itself.
    await app.store.school(brief.schoolId, ({ db }) => db.delete(sessions).where(eq(sessions.userId, brief.userId)));
    app.clock.now = start + 59_999;
    expect((await page(brief.headers)).text).not.toContain(chooser);
    app.clock.now = start + 60_000;
    expect((await page(brief.headers)).text).toContain(chooser);
    app.clock.now = start;
  });
});

describe('what a page says of itself', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is how long it took, and for what', async () => {
    const number = String.raw`\d+(\.\d+)?`;
    const miss = await app.get('/about', { host: green });
    expect(miss.headers['server-timing']).toMatch(
      new RegExp(`^cache;desc=miss, load;dur=${number}, render;dur=${number}, total;dur=${number}$`),
    );
    const hit = await app.get('/about', { host: green });
    expect(hit.headers['server-timing']).toBe('cache;desc=hit');
  });

  it('holds no longer than the first change that is planned in what it read', async () => {
    const host = { host: green };
    const school = (await signIn(app)).schoolId;
    const inAMinute = app.clock.now + 60_000;
    await app.store.school(school, async ({ db, touch }) => {
      const [row] = await db.select().from(content).where(eq(content.type, 'holiday')).limit(1);
      const published = { ...row?.published, name: 'Only for a minute' };
      await db
        .update(content)
        .set({ published, expireAt: new Date(inAMinute) })
        .where(eq(content.id, row?.id ?? 0));
      touch(schoolTag(school, 'holiday'));
    });
    const cacheOf = async (path: string) => (await app.get(path, host)).headers['x-cache'];
    expect((await app.get('/holidays', host)).text).toContain('Only for a minute');
    await app.get('/contact', host);
    app.clock.now = inAMinute - 1;
    expect([await cacheOf('/holidays'), await cacheOf('/contact')]).toEqual(['hit', 'hit']);
    app.clock.now = inAMinute;
    const after = await app.get('/holidays', host);
    expect(after.headers['x-cache']).toBe('miss');
    expect(after.text).not.toContain('Only for a minute');
    // Its menu says which holiday is next.
    expect(await cacheOf('/contact')).toBe('miss');
    expect(await cacheOf('/holidays')).toBe('hit');
  });
});
