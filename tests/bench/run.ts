import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../src/shared/package-root.ts';
import { type Figure, formatFigures, holds } from './result.ts';

// Before React is loaded, which only the parts do: the figures are the production build's.
process.env.NODE_ENV = 'production';

const bin = join(packageRoot, 'dist/cli/index.js');

interface Served {
  readonly pid: number;
  readonly url: string;
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
  await run(['import', referenceFolder, '--slug', 'reference', '--theme', '1'], env);
  return {
    pid: child.pid ?? 0,
    url: origin.replace('localhost', 'reference.localhost'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

const main = async (): Promise<void> => {
  const { benchCompile } = await import('./compile.ts');
  const { benchCheck } = await import('./check.ts');
  const { benchRender } = await import('./render.ts');
  const { benchBytes } = await import('./bytes.ts');
  const { benchMemory } = await import('./memory.ts');
  const { benchHits } = await import('./hits.ts');
  const { benchUncached } = await import('./uncached.ts');
  const { benchLists } = await import('./lists.ts');
  const { benchNodes } = await import('./nodes.ts');
  const { benchSchools } = await import('./schools.ts');

  const figures: Figure[] = [...(await benchCompile()), ...(await benchCheck()), ...(await benchRender())];
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const served = await serveReference(dataDir);
  try {
    figures.push(...(await benchBytes(served.url)), ...(await benchMemory(served.pid, served.url)));
    figures.push(...(await benchHits(served.url)));
  } finally {
    await served.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  figures.push(...(await benchUncached()), ...(await benchLists()), ...(await benchNodes()), ...(await benchSchools()));
  process.stdout.write(`${formatFigures(figures)}\n`);
  const results = { node: process.version, figures };
  await writeFile(join(packageRoot, 'tests/bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (!figures.every(holds)) process.exitCode = 1;
};

await main();
