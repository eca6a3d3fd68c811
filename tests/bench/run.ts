import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../src/shared/package-root.ts';
import type { PhonePage } from './phone.ts';
import { type Figure, formatFigures, holds } from './result.ts';

// Before React is loaded, which only the parts do: the figures are the production build's.
process.env.NODE_ENV = 'production';

const bin = join(packageRoot, 'dist/cli/index.js');

interface Served {
  readonly pid: number;
  /** The product's own pages. */
  readonly origin: string;
  /** The reference school in theme 1. */
  readonly url: string;
  /** Imports the reference school once more, in another theme. */
  wear(slug: string, themeId: number): Promise<string>;
  stop(): Promise<void>;
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`schoolyard ${args[0]} ended with ${code}.`)),
    );
  });

const referenceFolder = join(packageRoot, '../shared/reference-school');

/** The built server with the reference school, as `npm start` runs it. */
const serveReference = async (dataDir: string): Promise<Served> => {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' };
  const child = spawn(process.execPath, [bin, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const wear = async (slug: string, themeId: number): Promise<string> => {
    await run(['import', referenceFolder, '--slug', slug, '--theme', String(themeId)], env);
    return origin.replace('localhost', `${slug}.localhost`);
  };
  return {
    pid: child.pid ?? 0,
    origin,
    url: await wear('reference', 1),
    wear,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

/** A home page of each theme, the schools' with the reference school. */
const homePages = async ({ origin, url, wear }: Served): Promise<PhonePage[]> => [
  { name: 'gulmohar', url: `${url}/` },
  { name: 'quadrangle', url: `${await wear('reference-quadrangle', 2)}/` },
  { name: 'canopy', url: `${await wear('reference-canopy', 3)}/` },
  { name: 'platform /', url: `${origin}/` },
  { name: 'platform /home', url: `${origin}/home` },
];

const withServer = async (work: (served: Served) => Promise<Figure[]>): Promise<Figure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const served = await serveReference(dataDir);
  try {
    return await work(served);
  } finally {
    await served.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Everything that is measured, in this order; `npm run bench -- <part> …` measures some of it and records nothing. */
const parts: ReadonlyMap<string, () => Promise<Figure[]>> = new Map([
  ['compile', async () => (await import('./compile.ts')).benchCompile()],
  ['check', async () => (await import('./check.ts')).benchCheck()],
  ['render', async () => (await import('./render.ts')).benchRender()],
  [
    'served',
    () =>
      withServer(async ({ pid, url }) => {
        const { benchMemory } = await import('./memory.ts');
        const { benchHits } = await import('./hits.ts');
        return [...(await benchMemory(pid, url)), ...(await benchHits(url))];
      }),
  ],
  [
    'phone',
    () =>
      withServer(async (served) => {
        const { benchPhone } = await import('./phone.ts');
        return benchPhone(await homePages(served));
      }),
  ],
  ['uncached', async () => (await import('./uncached.ts')).benchUncached()],
  ['lists', async () => (await import('./lists.ts')).benchLists()],
  ['nodes', async () => (await import('./nodes.ts')).benchNodes()],
  ['schools', async () => (await import('./schools.ts')).benchSchools()],
]);

const main = async (asked: readonly string[]): Promise<void> => {
  const unknown = asked.find((part) => !parts.has(part));
  if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${[...parts.keys()].join(', ')}.`);
  const figures: Figure[] = [];
  for (const [name, measure] of parts)
    if (asked.length === 0 || asked.includes(name)) figures.push(...(await measure()));
  process.stdout.write(`${formatFigures(figures)}\n`);
  if (asked.length === 0) {
    const results = { node: process.version, figures };
    await writeFile(join(packageRoot, 'tests/bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  }
  if (!figures.every(holds)) process.exitCode = 1;
};

await main(process.argv.slice(2));
