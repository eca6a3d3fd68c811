import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { addPath, enquiryOf } from '../support/enquiries.ts';
import { awayLog } from '../support/log-lines.ts';
import { createDatabase, type ScratchPostgres, startScratchPostgres } from '../support/postgres.ts';
import type { Answer } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { until } from '../support/until.ts';

const rounds = 20;
const visitorsOfEach = 3;

/** The school that is edited meanwhile, and the one whose pages must not fail. */
const edited = 'greenfield.localhost';
const quiet = 'riverside.localhost';
const quietPages = ['/', '/about', '/holidays', '/no-such-page'];
const feeds = ['/feeds/all.ics', '/feeds/notices.rss', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

type Phase = 'up' | 'away' | 'back';

describe('two servers whose PostgreSQL goes and comes back under load', () => {
  let postgres: ScratchPostgres;
  let nodes: readonly [TestApp, TestApp];
  let admin: Caller;

  beforeAll(async () => {
    const started = await startScratchPostgres();
    if (!started) throw new Error('No PostgreSQL 15 or newer was found. Install one.');
    postgres = started;
    const { url } = await createDatabase(postgres.url, 'restarts');
    const expectsLog = [...awayLog, /"code":"57P0|ECONN|ENOENT|terminat/];
    const first = await startApp({ databaseUrl: url, expectsLog });
    nodes = [first, await startApp({ databaseUrl: url, expectsLog })];
    admin = await signIn(first);
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
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
      const { json } = await admin.get('/api/academic/_holidays_list', {
        School_Id: admin.schoolId,
        pageSize: 100,
        page,
      });
      for (const { name } of json) found.add(name);
      if (json.length < 100) return found;
    }
  };
  const isSynced = ({ store }: TestApp): boolean => store.contact.state() === 'synced';
  const isAway = ({ store }: TestApp): boolean => store.contact.state() === 'away';

  /** Everything that a visitor of the quiet school's home may fetch: its pages, feeds, pictures, icons and card. */
  const everythingOf = async (node: TestApp): Promise<readonly string[]> => {
    const { text } = await node.get('/', { host: quiet });
    const shown = [...text.matchAll(/\/(?:media\/\d+\/\d+\/\d+\.webp|icon\/[^"]+\.png|card\/[^"]+\.png)/g)];
    return [...quietPages, ...feeds, ...new Set(shown.map(([path]) => path))];
  };

  it('shows every cached page meanwhile, loses nothing that was acknowledged, and is current at once', async () => {
    const paths = await everythingOf(nodes[0]);
    expect(paths.some((path) => path.startsWith('/icon/'))).toBe(true);
    expect(paths.some((path) => path.startsWith('/card/'))).toBe(true);
    const acknowledged: string[] = [];
    const refused: string[] = [];
    let number = 0;
    for (let round = 0; round < rounds; round++) {
      // Whoever writes may so often in a minute, and the clock stands still otherwise.
      for (const { clock } of nodes) clock.now += 60_000;
      for (const node of nodes) for (const path of paths.slice(0, 9)) await node.get(path, { host: quiet });
      for (const path of paths) await nodes[0].get(path, { host: quiet });
      const state: { phase: Phase; running: boolean } = { phase: 'up', running: true };
      const cached: { readonly path: string; readonly from: Phase; readonly answer: Answer }[] = [];
      const others: { readonly from: Phase; readonly answer: Pick<Answer, 'status' | 'headers' | 'text'> }[] = [];
      // Besides the pages: feeds, pictures, icons and cards, each of which has been asked for before.
      const besides = paths.filter((path) => !quietPages.includes(path));
      const failed: (readonly [path: string, status: number])[] = [];
      const visitQuiet = async (node: TestApp, who: number): Promise<void> => {
        for (let i = who; state.running; i++) {
          const path = quietPages[i % quietPages.length] ?? '/';
          const from = state.phase;
          cached.push({ path, from, answer: await node.get(path, { host: quiet }) });
        }
      };
      const visitBesides = async (): Promise<void> => {
        for (let i = 0; state.running; i++) {
          const path = besides[i % besides.length] ?? '/';
          const { status } = await nodes[0].get(path, { host: quiet });
          if (status !== 200) failed.push([path, status]);
        }
      };
      const visitEdited = async (node: TestApp): Promise<void> => {
        for (let i = 0; state.running; i++) {
          const path = ['/holidays', '/api/website/holidays'][i % 2] ?? '/';
          const from = state.phase;
          others.push({ from, answer: await node.get(path, { host: edited }) });
        }
      };
      const edit = async (): Promise<void> => {
        while (state.running) {
          const name = `Round ${round} entry ${++number}`;
          const from = state.phase;
          const answer = await add(name);
          (answer.status === 201 ? acknowledged : refused).push(name);
          others.push({ from, answer });
        }
      };
      const load = [
        edit(),
        visitBesides(),
        ...nodes.flatMap((node) => [
          visitEdited(node),
          ...Array.from({ length: visitorsOfEach }, (_, who) => visitQuiet(node, who)),
        ]),
      ];
      const answered = async (more: number): Promise<void> => {
        const targets = [cached, others].map((list) => list.length + more);
        await until(() => cached.length >= (targets[0] ?? 0) && others.length >= (targets[1] ?? 0));
      };

      await answered(20);
      await (round % 2 === 0 ? postgres.crash() : postgres.shutDown());
      await until(() => nodes.every(isAway));
      state.phase = 'away';
      await answered(20);
      for (const path of paths)
        expect([path, (await nodes[0].get(path, { host: quiet })).status]).toEqual([
          path,
          path === '/no-such-page' ? 404 : 200,
        ]);
      await postgres.restart();
      await until(() => nodes.every(isSynced));
      state.phase = 'back';
      await answered(20);
      state.running = false;
      await Promise.all(load);

      expect(failed).toEqual([]);
      for (const { path, from, answer } of cached) {
        expect([path, from, answer.status]).toEqual([path, from, path === '/no-such-page' ? 404 : 200]);
        if (from === 'back') expect(answer.headers['x-cache']).toBe('hit');
      }
      expect(cached.some(({ answer }) => answer.headers['x-cache'] === 'stale')).toBe(true);
      for (const { from, answer } of others) {
        expect(from === 'back' ? [200, 201] : [200, 201, 503]).toContain(answer.status);
        expect(answer.text).not.toMatch(/node_modules|\.ts:\d|terminat/);
        if (answer.status === 503) expect(answer.headers['retry-after']).toBe('5');
      }
      expect(others.some(({ answer }) => answer.status === 503)).toBe(true);
    }
    const found = await names();
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(refused.length).toBeGreaterThan(0);
    for (const name of acknowledged) expect(found.has(name)).toBe(true);
    // The pages from before are gone on both: they show what was added last.
    for (const node of nodes) {
      const { text } = await node.get('/holidays', { host: edited });
      expect(text).toContain(acknowledged.at(-1));
    }
  });

  it('says how old a page is, gives nobody a page that may be kept, and asks to come again for the rest', async () => {
    const [node] = nodes;
    await node.get('/', { host: quiet });
    const current = await node.get('/', { host: quiet });
    expect([current.headers['x-cache'], current.headers.age]).toEqual(['hit', undefined]);
    await node.get('/', { host: edited });
    // What a page only says is no picture of it.
    const named = `/media/${admin.schoolId}/900001/640.webp`;
    await node.get(`/school-list?keyword=${named}`, { host: 'localhost' });
    expect((await node.get('/readyz')).text).toContain('ready');
    await postgres.crash();
    await until(() => isAway(node));

    const stale = await node.get('/', { host: quiet });
    expect(stale.headers).toMatchObject({ 'x-cache': 'stale', 'cache-control': 'no-cache', age: expect.any(String) });
    expect(stale.text).toBe(current.text);
    const again = await node.get('/', { host: quiet, headers: { 'if-none-match': String(stale.headers.etag) } });
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'stale']);
    const signedIn = await node.get('/', { host: edited, headers: admin.headers });
    expect(signedIn.headers).toMatchObject({ 'x-cache': 'stale', 'cache-control': 'private, no-store' });
    expect(signedIn.text).toBe((await node.get('/', { host: edited })).text);

    // A page that was not cached, at a host that is known: its header and footer are remembered.
    const known = await node.get('/contact', { host: edited });
    expect([known.status, known.headers['retry-after']]).toEqual([503, '5']);
    expect(known.text).toMatch(/data-type="site-header"[\s\S]*<h1[\s\S]*<footer[\s\S]*Greenfield Public School/);
    expect(known.text).toContain(`Reference ${known.headers['x-request-id']}`);
    const unknown = await node.get('/', { host: 'unvisited.localhost' });
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
    expect((await node.get(named, { host: 'localhost' })).status).toBe(503);
    expect((await node.get(named, { host: edited })).status).toBe(503);
    const api = await node.get('/api/website/banners', { host: edited });
    expect([api.status, api.headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(api.text).toContain('The server cannot reach its data just now. Try again in a minute.');
    const host = `${edited}:${node.port}`;
    const form = await node.get(addPath, {
      host,
      method: 'POST',
      headers: {
        accept: 'text/html',
        origin: `http://${host}`,
        referer: `http://${host}/registration`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(
        Object.entries(enquiryOf(admin.schoolId)).map(([name, value]) => [name, String(value)]),
      ).toString(),
    });
    expect([form.status, form.headers['retry-after'], form.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(form.text).toContain('The server cannot reach its data just now. Try again in a minute.');
    expect(form.text).toContain(
      'Nothing was saved. Use your browser’s Back button: what you typed is still in the form.',
    );
    expect((await node.get('/healthz')).status).toBe(200);
    const ready = await node.get('/readyz');
    expect([ready.status, ready.text]).toEqual([200, '{"status":"degraded"}']);

    await postgres.restart();
    await until(() => isSynced(node));
    expect((await node.get('/readyz')).text).toContain('ready');
    expect((await node.get('/', { host: quiet })).headers['x-cache']).toBe('hit');
  });
});
