import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildFresh } from '#build/stamp.ts';
import { packageRoot } from '#shared/package-root.ts';
import { findChromium } from './support/chromium.ts';
import { makeFastFolder } from './support/fast-folder.ts';
import { needsSetUp } from './support/needs-set-up.ts';
import { startPostgres, type TestDatabase } from './support/postgres.ts';
import { countResults, formatCounts, listFailures, listSecondAttempts, type VitestResults } from './support/results.ts';
import { makeDatabaseTemplate, makeTemplate } from './support/template.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const output = join(packageRoot, 'tests/output');
const resultsFile = join(output, 'results.json');

/** Runs a program with its output shown; its exit code. */
const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: packageRoot, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const fastChromium = 'chromium-headless-shell';

/** Installs a package of Debian where this is root; whether that went well, within some minutes. */
const installPackage = (name: string): boolean => {
  if (process.getuid?.() !== 0) return false;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', install], { cwd: packageRoot, stdio: 'inherit', env, timeout: 240_000 }).status === 0;
};

/** Chromium as it is found, else Playwright's, else the system's packages where this is root. */
const provideChromium = (): string | undefined => {
  const known = findChromium();
  // A machine that does nothing else gets the one in which pages take half the time.
  const isSlow = known === '/usr/bin/chromium' && process.env.CI === 'true';
  if (isSlow && installPackage(fastChromium)) return findChromium();
  if (known) return known;
  say('No Chromium was found; Playwright fetches one …');
  const options = { cwd: packageRoot, stdio: 'inherit' } as const;
  spawnSync('npx', ['playwright', 'install', 'chromium'], options);
  const fetched = findChromium();
  if (fetched) return fetched;
  say('That did not work; apt-get installs one …');
  if (!installPackage(fastChromium)) installPackage('chromium');
  return findChromium();
};

const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

const readResults = (): VitestResults =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as VitestResults) : { testResults: [] };

const fast = makeFastFolder();
let template: string | undefined;
const cleanUp = (): void => {
  for (const folder of [template, fast]) if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
if (fast) {
  // PostgreSQL runs as another user.
  chmodSync(fast, 0o755);
  process.env.TMPDIR = fast;
}
const requested = process.argv.slice(2);
/** What tests of some rooms do without; to provide it takes ten times as long as they do. */
const needsAll = needsSetUp(requested);

interface SetUp {
  readonly env: NodeJS.ProcessEnv;
  readonly hasPostgres: boolean;
  end(): Promise<void>;
}

const setUp = async (): Promise<SetUp> => {
  const chromium = provideChromium();
  say(chromium ? `Chromium: ${chromium}` : 'There is no Chromium: tests in a browser will fail.');
  const postgres = await startPostgres();
  say(
    postgres
      ? 'PostgreSQL: a scratch cluster for this run'
      : 'There is no PostgreSQL 15 or newer: its tests are skipped. Install one, or set TEST_DATABASE_URL.',
  );

  if (!(await isBuildFresh())) {
    const built = await run(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
      ...process.env,
      NODE_ENV: 'production',
    });
    if (built !== 0) throw new Error('The build failed.');
  }
  template = await makeTemplate();
  const seededDatabase = postgres ? await makeDatabaseTemplate(template, postgres.url) : undefined;
  const env = {
    ...process.env,
    TEST_DATA_TEMPLATE: template,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    ...(seededDatabase ? { TEST_DATABASE_TEMPLATE: nameOf(seededDatabase) } : {}),
  };
  return {
    env,
    hasPostgres: postgres !== null,
    async end() {
      await seededDatabase?.drop();
      await postgres?.stop();
    },
  };
};

const { env, hasPostgres, end }: SetUp = needsAll
  ? await setUp()
  : { env: process.env, hasPostgres: false, end: async () => undefined };
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
// Names of tests on PostgreSQL say so.
const without = hasPostgres || !needsAll ? [] : ['--testNamePattern', '^(?!.*[Pp]ostgre)'];
const vitest = join(packageRoot, 'node_modules/vitest/vitest.mjs');
const projects = requested.includes('--long')
  ? ['--project=long', '--project=long-browser']
  : ['--project=code', '--project=office', '--project=browser'];
const chosen = [...projects, ...requested.filter((option) => option !== '--long')];
const code = await run(process.execPath, [vitest, 'run', ...reporters, ...without, ...chosen], env);
await end();
cleanUp();

const results = readResults();
const counts = countResults(results);
for (const line of [...listFailures(results, packageRoot), ...listSecondAttempts(results, packageRoot)]) say(line);
const missing = needsAll && !hasPostgres && process.env.CI === 'true';
if (missing) say('With CI=true, the tests on PostgreSQL must run.');
if (counts.passed + counts.failed === 0) say('No test was run.');
if (code !== 0 && counts.failed === 0)
  say('Every test passed, but vitest reports an error outside of them: see above.');
process.exitCode = code !== 0 || counts.failed > 0 || counts.passed === 0 || missing ? 1 : 0;
say(formatCounts(counts));
