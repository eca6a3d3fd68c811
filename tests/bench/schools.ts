import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type BenchApp, startBenchApp } from './app.ts';
import { type KeptAlive, keepAlive } from './keep-alive.ts';
import { type Figure, percentile } from './result.ts';

const sizes = [1, 1000, 50_000];
/** How many of the schools have all the content of the first; the others have a row. */
const furnished = 100;
const looks = 400;
/** Schools whose pages are asked for twice over when memory is measured; they fill the cache several times. */
const visited = 3000;
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
  for (const table of ['schools', 'content']) await client.query(`vacuum analyze ${table}`);
};

interface Times {
  readonly page: number;
  readonly api: number;
}

/** Pages that are rendered anew and calls of the reference school, while the others are visited too. */
const measure = async (server: KeptAlive, host: string, size: number): Promise<Times> => {
  const pages: number[] = [];
  const calls: number[] = [];
  const timed = async (path: string, into: number[]): Promise<void> => {
    const begin = performance.now();
    await server.get(path, { host, 'accept-encoding': 'br' });
    into.push(performance.now() - begin);
  };
  for (let look = 0; look < looks; look++) {
    const other = size === 1 ? host : host.replace('reference', `school-${2 + ((look * 7919) % (size - 1))}`);
    await server.get('/', { host: other, 'accept-encoding': 'br' });
    await timed('/', pages);
    await timed('/api/website/holidays', calls);
  }
  return { page: percentile(pages, 0.95), api: percentile(calls, 0.95) };
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

/** 1, 1,000 and 50,000 schools: how long pages and calls take, and what memory thousands of kept pages need. */
export const benchSchools = async (): Promise<Figure[]> => {
  const anew = await startBenchApp({ pageCacheBytes: 0 });
  const client = new pg.Client({ connectionString: anew.databaseUrl });
  await client.connect();
  const server = await listen(anew);
  try {
    await measure(server, anew.host, 1);
    const times: Times[] = [];
    let have = 1;
    for (const size of sizes) {
      if (size > have) await addSchools(client, have, size);
      have = size;
      // Schools that were added behind the server's back were asked for by nobody.
      times.push(await measure(server, anew.host, size));
    }
    const [one, ...more] = times;
    const ratios = more.flatMap((time, i) => {
      const size = (sizes[i + 1] ?? 0).toLocaleString('en-IN');
      return [
        {
          name: `schools: a page of ${size} schools against 1, 95th percentile`,
          value: time.page / (one?.page ?? 0),
          unit: 'x',
          limit: 1.2,
        },
        {
          name: `schools: a call of ${size} schools against 1, 95th percentile`,
          value: time.api / (one?.api ?? 0),
          unit: 'x',
          limit: 1.2,
        },
      ];
    });
    return [...ratios, await memoryOf(anew)];
  } finally {
    server.stop();
    await client.end();
    await anew.stop();
  }
};
