import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, cookiesOf, logIn, sessionOf } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('sessions on $database', ({ database }) => {
  let app: TestApp;
  const email = 'devika@example.org';
  const newSession = async (): Promise<Caller> => sessionOf(app, await logIn(app, email));
  const isSignedIn = async (caller: Caller): Promise<boolean> => (await caller.get('/api/Account/me')).status === 200;
  const list = async (caller: Caller): Promise<{ id: number; isCurrent: boolean }[]> =>
    (await caller.get('/api/Account/sessions')).json;

  beforeAll(async () => {
    app = await startApp({ database });
    await addAccount(app, { email });
  });
  afterAll(() => app.stop());

  it('end with the sign-out, on the server and in the browser', async () => {
    const caller = await newSession();
    const answer = await caller.post('/api/Account/logout', {});
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ message: 'You are logged out.' });
    // What a program has stored it takes away itself.
    expect(answer.headers['clear-site-data']).toBeUndefined();
    const cookies = cookiesOf(answer);
    expect(cookies.get('session')).toEqual({
      value: '',
      attributes: ['Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax'],
    });
    expect(cookies.get('accessiblePaths')).toEqual({ value: '', attributes: ['Path=/', 'Max-Age=0', 'SameSite=Lax'] });
    expect(await isSignedIn(caller)).toBe(false);
    expect((await caller.post('/api/Account/logout', {})).status).toBe(200);
    expect((await visitorOf(app, 'greenfield.localhost').post('/api/Account/logout', {})).status).toBe(200);
  });

  it('are not ended by another site', async () => {
    const caller = await newSession();
    const headers = { origin: `http://riverside.localhost:${app.port}` };
    expect((await caller.call('POST', '/api/Account/logout', { body: {}, headers })).status).toBe(403);
    expect(await isSignedIn(caller)).toBe(true);
  });

  it('are listed and ended one by one, or all the others at once', async () => {
    const [first, second, third] = [await newSession(), await newSession(), await newSession()];
    const listed = await list(first);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(Object.keys(listed[0] ?? {})).not.toContain('hash');
    const current = (await list(second)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await first.call('DELETE', `/api/Account/sessions/${current}`)).status).toBe(200);
    expect((await first.call('DELETE', `/api/Account/sessions/${current}`)).status).toBe(404);
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, true]);
    expect((await first.call('DELETE', '/api/Account/sessions')).status).toBe(200);
    expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([true, false]);
    expect(await list(first)).toHaveLength(1);
  });

  it('say when they were last used, to five minutes', async () => {
    const start = app.clock.now;
    const caller = await newSession();
    const lastSeen = async (): Promise<string> =>
      (await caller.get('/api/Account/sessions')).json.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
        .lastSeenAt;
    expect(await lastSeen()).toBe(new Date(start).toISOString());
    app.clock.now = start + 4 * 60_000;
    expect(await isSignedIn(caller)).toBe(true);
    app.clock.now = start + 6 * 60_000;
    expect(await lastSeen()).toBe(new Date(start).toISOString());
    expect(await isSignedIn(caller)).toBe(true);
    await expect.poll(lastSeen).toBe(new Date(app.clock.now).toISOString());
    app.clock.now = start;
  });

  it('of others are out of reach', async () => {
    const own = await newSession();
    const id = (await list(own)).find(({ isCurrent }) => isCurrent)?.id;
    for (const other of [await signIn(app), await signIn(app, { school: 'riverside' })]) {
      expect((await other.call('DELETE', `/api/Account/sessions/${id}`)).status).toBe(404);
      expect((await list(other)).map((row) => row.id)).not.toContain(id);
    }
    expect(await isSignedIn(own)).toBe(true);
  });

  it.each([
    ['GET', '/api/Account/me'],
    ['GET', '/api/Account/sessions'],
    ['DELETE', '/api/Account/sessions'],
    ['DELETE', '/api/Account/sessions/1'],
  ])('are asked for by %s %s only where there is one', async (method, path) => {
    expect((await visitorOf(app, 'greenfield.localhost').call(method, path)).status).toBe(401);
  });
});
