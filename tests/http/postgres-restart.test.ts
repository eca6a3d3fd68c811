import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { createDatabase, type ScratchPostgres, startScratchPostgres } from '../support/postgres.ts';
import type { Answer } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { until } from '../support/until.ts';

const host = 'greenfield.localhost';
type Phase = 'up' | 'away' | 'back';
const rounds = 3;
const visitors = 8;

describe('a PostgreSQL that crashes and comes back under load', () => {
  let postgres: ScratchPostgres;
  let app: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    const started = await startScratchPostgres();
    if (!started) throw new Error('No PostgreSQL 15 or newer was found. Install one.');
    postgres = started;
    const { url } = await createDatabase(postgres.url, 'restart');
    app = await startApp({
      databaseUrl: url,
      expectsLog: [
        /"A database connection was lost\."/,
        /"The connection for commit notifications was lost\./,
        /The database does not answer/,
      ],
    });
    admin = await signIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await postgres.stop();
  });

  const add = (name: string) =>
    admin.post('/api/academic/_addHoliday', {
      School_Id: admin.schoolId,
      name,
      startHolidayDate: '2026-12-25',
      endHolidayDate: '2026-12-26',
      StartSession: 2026,
    });
  const names = async (): Promise<Set<string>> => {
    const found = new Set<string>();
    for (let page = 1; ; page++) {
      const query = { School_Id: admin.schoolId, pageSize: 100, page };
      const { json } = await admin.get('/api/academic/_holidays_list', query);
      for (const { name } of json) found.add(name);
      if (json.length < 100) return found;
    }
  };

  it('gives 503 with Retry-After only while it is away, loses nothing it has acknowledged, and recovers by itself', async () => {
    const acknowledged: string[] = [];
    const refused: string[] = [];
    for (let round = 0; round < rounds; round++) {
      // While it is up, while it goes, while it is away, while it comes, and afterwards.
      const state: { phase: Phase; running: boolean } = { phase: 'up', running: true };
      const answers: { readonly from: Phase; readonly answer: Pick<Answer, 'status' | 'headers' | 'text'> }[] = [];
      let count = 0;
      const visit = async (who: number): Promise<void> => {
        while (state.running) {
          const from = state.phase;
          const own = `Round ${round} entry ${++count}`;
          if (who === 0) {
            const answer = await add(own);
            if (answer.status === 201) acknowledged.push(own);
            else refused.push(own);
            answers.push({ from, answer });
          } else {
            const path = ['/', '/holidays', '/api/website/holidays', `/about?${count}`][count % 4] ?? '/';
            answers.push({ from, answer: await app.get(path, { host }) });
          }
        }
      };
      const load = Array.from({ length: visitors }, (_, who) => visit(who));
      const answered = (more: number): Promise<void> => {
        const target = answers.length + more;
        return until(() => answers.length >= target);
      };
      await answered(40);
      state.phase = 'away';
      await postgres.crash();
      await answered(40);
      const away = await app.get('/', { host: 'riverside.localhost' });
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
      // What was asked for before is remembered as far as this page needs it.
      const known = await app.get('/about', { host });
      expect([known.status, known.headers['retry-after']]).toEqual([503, '5']);
      expect(known.text).toMatch(/data-type="site-header"[\s\S]*<h1[\s\S]*<footer[\s\S]*Greenfield Public School/);
      expect(known.text).toContain(`Reference ${known.headers['x-request-id']}`);
      const api = await app.get('/api/website/banners', { host });
      expect([api.status, api.headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
      await postgres.restart();
      await until(() => app.store.isSynced());
      state.phase = 'back';
      await answered(40);
      state.running = false;
      await Promise.all(load);

      for (const { answer } of answers) {
        expect([200, 201, 503]).toContain(answer.status);
        expect(answer.text).not.toMatch(/node_modules|\.ts:\d|terminat/);
        if (answer.status === 503) expect(answer.headers['retry-after']).toBe('5');
      }
      const afterwards = answers.filter(({ from }) => from === 'back').map(({ answer }) => answer.status);
      expect(afterwards).not.toContain(503);
      expect(answers.some(({ answer }) => answer.status === 503)).toBe(true);
    }
    const found = await names();
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(refused.length).toBeGreaterThan(0);
    for (const name of acknowledged) expect(found.has(name)).toBe(true);
    // The page kept from before is gone: it shows what was added last.
    const { text } = await app.get('/holidays', { host });
    expect(text).toContain(acknowledged.at(-1));
    expect((await app.get('/readyz')).status).toBe(200);
    expect((await app.get('/healthz')).status).toBe(200);
  });
});
