import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { packageRoot } from '#shared/package-root.ts';
import type { OfficeAccount } from './office.ts';
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
  assign(slug: string, themeId: number): Promise<string>;
  /** Adds somebody to the reference school who may do everything in its office. */
  addAdmin(account: OfficeAccount): Promise<void>;
  stop(): Promise<void>;
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['pipe', 'ignore', 'inherit'] });
    child.stdin.end(input);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`schoolyard ${args[0]} ended with ${code}.`)),
    );
  });

const referenceFolder = join(packageRoot, '../shared/reference-school');

/** The built server with the reference school, as `npm start` runs it. */
const serveReference = async (dataDir: string, more: NodeJS.ProcessEnv): Promise<Served> => {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1', ...more };
  const child = spawn(process.execPath, [bin, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const assign = async (slug: string, themeId: number): Promise<string> => {
    await run(['import', referenceFolder, '--slug', slug, '--theme', String(themeId)], env);
    return origin.replace('localhost', `${slug}.localhost`);
  };
  return {
    pid: child.pid ?? 0,
    origin,
    url: await assign('reference', 1),
    assign,
    addAdmin: ({ email, password }) =>
      run(
        [
          'user',
          'add',
          '--school',
          'reference',
          '--name',
          'A. Admin',
          '--email',
          email,
          '--role',
          'Admin',
          '--password-stdin',
        ],
        env,
        password,
      ),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

/** Waits until the server's picture process has ended: it encodes what was imported for as long as there is time. */
const untilPicturesAreMade = async ({ pid }: Served): Promise<void> => {
  const childrenOf = async (): Promise<string> => {
    const tasks = await readdir(`/proc/${pid}/task`);
    const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''));
    return (await Promise.all(lists)).join('');
  };
  const give = performance.now() + 15 * 60_000;
  while (performance.now() < give && (await childrenOf()) !== '') await setTimeout(1000);
};

/** A home page of each theme, the schools' with the reference school. */
const homePages = async ({ origin, url, assign }: Served): Promise<PhonePage[]> => [
  { name: 'gulmohar', url: `${url}/` },
  { name: 'quadrangle', url: `${await assign('reference-quadrangle', 2)}/` },
  { name: 'canopy', url: `${await assign('reference-canopy', 3)}/` },
  { name: 'platform /', url: `${origin}/` },
  { name: 'platform /home', url: `${origin}/home` },
];

const withServer = async (
  work: (served: Served) => Promise<Figure[]>,
  env: NodeJS.ProcessEnv = {},
): Promise<Figure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const served = await serveReference(dataDir, env);
  try {
    return await work(served);
  } finally {
    await served.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Everything that is measured, in this order; `npm run bench -- <part> …` measures some of it. */
const parts: ReadonlyMap<string, () => Promise<Figure[]>> = new Map([
  ['compile', async () => (await import('./compile.ts')).benchCompile()],
  ['check', async () => (await import('./check.ts')).benchCheck()],
  ['render', async () => (await import('./render.ts')).benchRender()],
  ['input', async () => (await import('./input.ts')).benchInput()],
  [
    'served',
    () =>
      withServer(async (served) => {
        const { pid, url } = served;
        const { benchMemory } = await import('./memory.ts');
        const { benchHits } = await import('./hits.ts');
        await untilPicturesAreMade(served);
        return [...(await benchMemory(pid, url)), ...(await benchHits(url))];
      }),
  ],
  [
    'phone',
    () =>
      withServer(async (served) => {
        const { benchPhone } = await import('./phone.ts');
        const pages = await homePages(served);
        await untilPicturesAreMade(served);
        return benchPhone(pages);
      }),
  ],
  [
    'office',
    () =>
      withServer(
        async (served) => {
          const { benchOffice } = await import('./office.ts');
          const account = { email: 'bench@example.org', password: 'veranda lamps seven' };
          await served.addAdmin(account);
          return benchOffice(served.url, account);
        },
        { AVIF: 'off' },
      ),
  ],
  ['uncached', async () => (await import('./uncached.ts')).benchUncached()],
  ['lists', async () => (await import('./lists.ts')).benchLists()],
  ['records', async () => (await import('./records.ts')).benchRecords()],
  ['attendance', async () => (await import('./submissions.ts')).benchSubmissions()],
  ['people', async () => (await import('./people.ts')).benchPeople()],
  ['nodes', async () => (await import('./nodes.ts')).benchNodes()],
  ['schools', async () => (await import('./schools.ts')).benchSchools()],
  ['starts', async () => (await import('./starts.ts')).benchStarts()],
  ['soak', async () => (await import('./soak.ts')).benchSoak()],
  ['restarts', async () => (await import('./restarts.ts')).benchRestarts()],
]);

const resultsFile = join(packageRoot, 'tests/bench/results.json');

/** Puts what was measured in the place of what was recorded of the same name. */
const record = async (figures: readonly Figure[]): Promise<void> => {
  const last = JSON.parse(await readFile(resultsFile, 'utf8')) as { readonly figures: readonly Figure[] };
  const known = new Map([...last.figures, ...figures].map((figure) => [figure.name, figure]));
  const results = { node: process.version, figures: [...known.values()] };
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
};

const main = async (requested: readonly string[]): Promise<void> => {
  const unknown = requested.find((part) => !parts.has(part));
  if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${[...parts.keys()].join(', ')}.`);
  const figures: Figure[] = [];
  for (const [name, measure] of parts) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const measured = await measure().catch((error: unknown) => {
      process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
      return [];
    });
    process.stdout.write(`${formatFigures(measured)}\n`);
    figures.push(...measured);
  }
  await record(figures);
  if (!figures.every(holds)) process.exitCode = 1;
};

await main(process.argv.slice(2));
