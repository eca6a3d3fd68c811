import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#server/domains/backup/archive.ts';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const host = 'greenfield.localhost';

describe.each(databases)('the backup of a school on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const logIn = async (): Promise<Caller> => {
    const answer = await visitorOf(app, host).post('/api/Account/login', {
      login: 'head@example.org',
      password: goodPassword,
    });
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ');
    return visitorOf(app, host, { cookie });
  };

  beforeAll(async () => {
    app = await startApp({ database });
    await addAccount(app, { email: 'head@example.org', name: 'Asha Rao', role: 'Admin', school: 'greenfield' });
    admin = await logIn();
  });
  afterAll(() => app.stop());

  it('is given for the password alone, for this sign-in, for five minutes, and written down', async () => {
    expect((await admin.get('/api/backup')).json).toMatchObject({ last: null });
    const wrong = await admin.post('/api/backup', { password: 'not the password' });
    expect([wrong.status, wrong.json.errors]).toEqual([422, { password: ['This is not your password.'] }]);
    const { json: link } = await admin.post('/api/backup', { password: goodPassword });
    expect((await (await logIn()).get(link.url)).status).toBe(404);
    expect((await visitorOf(app, host).get(link.url)).status).toBe(401);
    expect((await admin.get(`${link.url.slice(0, -1)}_`)).status).toBe(404);

    const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
    const file = join(folder, 'school.tar.gz');
    const response = await ask(app.port, link.url, { host: `${host}:${app.port}`, headers: admin.headers });
    await writeFile(file, response.body);
    expect(response.headers['content-type']).toBe('application/gzip');
    expect(response.headers['content-disposition']).toMatch(/filename="greenfield-2026-11-21\.tar\.gz"/);
    const names: string[] = [];
    for await (const { name } of readArchive(file)) names.push(name);
    await rm(folder, { recursive: true });
    expect([names[0], names.at(-1)]).toEqual(['manifest.json', 'end.json']);
    expect((await admin.get('/api/backup')).json.last).toEqual({ at: expect.any(String), by: 'Asha Rao' });
    const [entry] = (await admin.get('/api/audit', { entity: 'backup' })).json;
    expect(entry).toMatchObject({ actor: 'Asha Rao', action: 'downloadBackup', after: { slug: 'greenfield' } });

    app.clock.now += 5 * 60 * 1000;
    expect((await admin.get(link.url)).status).toBe(404);
  });

  it('is for no program', async () => {
    const { json } = await admin.post('/api/tokens', { name: 'Nightly', scopes: ['/backup:write'] });
    const program = visitorOf(app, host, { authorization: `Bearer ${json.token}` });
    expect((await program.post('/api/backup', { password: goodPassword })).status).toBe(401);
    expect((await program.get('/api/backup/download', { until: 9e12, signature: 'x' })).status).toBe(401);
  });

  it('lets nobody guess the password', async () => {
    const guesser = await signIn(app, { name: 'Left Open' });
    const tries = [];
    for (let at = 0; at < 6; at += 1)
      tries.push((await guesser.post('/api/backup', { password: `guess ${at}` })).status);
    expect(tries.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(tries[5]).toBe(429);
  });
});
