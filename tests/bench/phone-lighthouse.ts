import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '#shared/package-root.ts';
import { findChromium } from '../support/chromium.ts';
import type { Figure } from './result.ts';

const program = join(packageRoot, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse's categories and the least of 100 points. */
const least = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Scores of Lighthouse's own phone for a page; none, and a line that says so, where Lighthouse is not installed. */
export const lighthouseScores = async (name: string, url: string): Promise<Figure[]> => {
  if (!existsSync(program)) {
    process.stderr.write('Lighthouse is not installed: no scores.\n');
    return [];
  }
  const settings = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...settings, `--only-categories=${Object.keys(least)}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
  return Object.entries(least).map(([id, points]) => ({
    name: `lighthouse: ${name}, ${id}`,
    value: Math.round((categories[id]?.score ?? 0) * 100),
    unit: 'points',
    least: points,
  }));
};
