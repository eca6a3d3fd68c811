import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { builtCli, startServer } from '../support/server.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type KeptAlive, keepAlive } from './keep-alive.ts';
import { residentMb } from './memory.ts';
import { benchPublishing } from './publishing.ts';
import { type Figure, median, percentile } from './result.ts';

const sizes = [1000, 50_000];
/** As many schools as an operator's commands are measured with. */
const listed = 2000;
/** How many of the schools have all the content of the first; the others have a row. */
const furnished = 300;
const looks = 200;
/** Schools whose pages are asked for twice over when memory is measured; they fill the cache several times. */
const visited = 1000;
const mb = 1024 * 1024;
const pageCacheBytes = 16 * mb;

/** Brings the number of schools to `size`, past row-level security. */
const addSchools = async (client: pg.Client, from: number, size: number): Promise<void> => {
  await client.query(
    `insert into schools (slug, school_key, name, status, listed)
     select 'school-' || n, 'SCHOOL-' || n, 'School ' || n, 'active', true from generate_series($1::int, $2::int) as n`,
    [from + 1, size],
  );
  await client.query(
    `insert into content (school_id, type, position, published)
     select schools.id, content.type, content.position, content.published
     from schools, content
     where schools.slug like 'school-%' and substr(schools.slug, 8)::int between $1::int and least($2::int, $3::int)
       and content.school_id = (select id from schools where slug = 'reference')`,
    [from + 1, size, furnished],
  );
  await client.query(
    `insert into site_records (school_id, record)
     select schools.id, site_records.record from schools, site_records
     where schools.slug like 'school-%' and site_records.in_use
       and site_records.school_id = (select id from schools where slug = 'reference')
     on conflict do nothing`,
  );
  for (const table of ['schools', 'content', 'site_records']) await client.query(`vacuum analyze ${table}`);
};

/** How long commands take that look at every school, from their start. */
const timeCommands = async (databaseUrl: string): Promise<Figure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const seconds = async (...args: readonly string[]): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      // What the doctor finds of a machine is its exit code.
      await promisify(execFile)(process.execPath, [builtCli, ...args], { env }).catch(() => undefined);
      times.push((performance.now() - started) / 1000);
    }
    return median(times);
  };
  const of = `of ${listed.toLocaleString('en-IN')} schools`;
  const list = { name: `schools: school list ${of}`, value: await seconds('school', 'list'), unit: 's', limit: 1 };
  const doctor = { name: `schools: doctor ${of}`, value: await seconds('doctor'), unit: 's', limit: 1.5 };
  await rm(dataDir, { recursive: true, force: true });
  return [list, doctor];
};

interface Times {
  readonly page: number;
  readonly api: number;
}

/** A server, and the host of its reference school. */
interface Visited {
  readonly server: KeptAlive;
  readonly host: string;
  /** How many schools are next to it. */
  readonly size: number;
}

/** One look: another school's page, then a page that is rendered anew and a call of the reference school. */
const look = async ({ server, host, size }: Visited, at: number): Promise<{ page: number; api: number }> => {
  const timed = async (path: string): Promise<number> => {
    const started = performance.now();
    await server.get(path, { host, 'accept-encoding': 'br' });
    return performance.now() - started;
  };
  const other = size === 1 ? host : host.replace('reference', `school-${2 + ((at * 7919) % (size - 1))}`);
  await server.get('/', { host: other, 'accept-encoding': 'br' });
  return { page: await timed('/'), api: await timed('/api/website/holidays') };
};

/**
 * The times among many schools and alone, by turns: measured one after the other, they would tell how warm the process
 * and how busy the machine was at the time.
 */
const measure = async (crowded: Visited, alone: Visited): Promise<{ crowded: Times; alone: Times }> => {
  const times = { crowded: [] as Times[], alone: [] as Times[] };
  for (let at = 0; at < looks; at++) {
    const first = at % 2 === 0 ? await look(alone, at) : undefined;
    times.crowded.push(await look(crowded, at));
    times.alone.push(first ?? (await look(alone, at)));
  }
  const slow = (list: readonly Times[]): Times => ({
    page: percentile(
      list.map(({ page }) => page),
      0.95,
    ),
    api: percentile(
      list.map(({ api }) => api),
      0.95,
    ),
  });
  return { crowded: slow(times.crowded), alone: slow(times.alone) };
};

const listen = async ({ app }: BenchApp): Promise<KeptAlive> => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return keepAlive((app.fastify.server.address() as AddressInfo).port);
};

/** How memory grows over the pages of as many other schools again, once the cache of pages is full. */
const memoryOf = async (beside: BenchApp): Promise<Figure> => {
  const kept = await startBenchApp({ pageCacheBytes, beside });
  const server = await listen(kept);
  const visit = async (from: number): Promise<number> => {
    for (let n = from; n < from + visited; n++)
      await server.get('/', { host: kept.host.replace('reference', `school-${n}`), 'accept-encoding': 'br' });
    return process.memoryUsage.rss();
  };
  try {
    const first = await visit(2);
    const second = await visit(2 + visited);
    const name = `schools: memory after the pages of ${2 * visited} schools against ${visited}`;
    return { name, value: second / first, unit: 'x', limit: 1.1 };
  } finally {
    server.stop();
    await kept.stop();
  }
};

/** What a server keeps of the home pages of as many schools, each visited once, in MB. */
const memoryOfHomes = async (databaseUrl: string): Promise<Figure> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  // The pictures are in the folder of the server beside it.
  const node = await startServer(env, { expectsLog: [/The stored copy of the picture is gone/] });
  const server = keepAlive(node.port);
  try {
    for (let n = 2; n < 2 + furnished; n++)
      await server.get('/', { host: `school-${n}.localhost:${node.port}`, 'accept-encoding': 'br' });
    const value = await residentMb(node.child.pid ?? 0);
    return { name: `schools: resident after the homes of ${furnished}`, value, unit: 'MB', limit: 600 };
  } finally {
    server.stop();
    await node.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/**
 * 1,000 and 50,000 schools against one: how long pages and calls take, and what memory thousands of kept pages need.
 */
export const benchSchools = async (): Promise<Figure[]> => {
  const single = await startBenchApp({ pageCacheBytes: 0 });
  const anew = await startBenchApp({ pageCacheBytes: 0 });
  const client = new pg.Client({ connectionString: anew.databaseUrl });
  await client.connect();
  const alone: Visited = { server: await listen(single), host: single.host, size: 1 };
  const server = await listen(anew);
  const figures: Figure[] = [];
  try {
    await measure({ server, host: anew.host, size: 1 }, alone);
    let have = 1;
    for (const size of sizes) {
      await addSchools(client, have, size);
      have = size;
      const crowded = { server, host: anew.host, size };
      // Schools that were added behind the server's back were asked for by nobody.
      const times = await measure(crowded, alone);
      const name = `of ${size.toLocaleString('en-IN')} schools against 1, 95th percentile`;
      const limit = { unit: 'x', limit: 1.2 };
      figures.push({ name: `schools: a page ${name}`, value: times.crowded.page / times.alone.page, ...limit });
      figures.push({ name: `schools: a call ${name}`, value: times.crowded.api / times.alone.api, ...limit });
      if (have >= listed) continue;
      await addSchools(client, have, listed);
      have = listed;
      figures.push(...(await timeCommands(anew.databaseUrl)));
      figures.push(...(await benchPublishing(anew.databaseUrl, client, listed)));
    }
    return [...figures, await memoryOf(anew), await memoryOfHomes(anew.databaseUrl)];
  } finally {
    alone.server.stop();
    server.stop();
    await client.end();
    await anew.stop();
    await single.stop();
  }
};
