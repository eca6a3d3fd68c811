import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CrawledPage } from './crawl.ts';

/** The Nu HTML checker as npm brings it; undefined if it is not installed. */
const findJar = (): string | undefined => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');
  } catch {
    return undefined;
  }
};

/** Why no page can be checked here; undefined if it can. */
export const whyNoChecker = (): string | undefined => {
  if (spawnSync('java', ['-version']).status !== 0) return 'There is no Java';
  return findJar() ? undefined : 'vnu-jar is not installed';
};

interface Message {
  readonly url: string;
  readonly type: string;
  readonly subType?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Its reading of stylesheets ends before container queries, `cqw`, `mask` and `calc` with custom properties. */
const isOfStyle = ({ message }: Message): boolean => message.startsWith('CSS:');

/** Everything the checker has to say of the markup of the pages, errors and warnings alike, one line each. */
export const checkPages = async (pages: readonly CrawledPage[]): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'sy-nu-'));
  try {
    mkdirSync(join(folder, 'pages'));
    for (const [index, { html }] of pages.entries()) writeFileSync(join(folder, 'pages', `${index}.html`), html);
    const args = ['-jar', findJar() ?? '', '--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html'];
    const { stdout } = await promisify(execFile)('java', [...args, join(folder, 'pages')], {
      maxBuffer: 256 * 1024 * 1024,
    });
    const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
    return messages
      .filter((message) => !isOfStyle(message) && (message.type !== 'info' || message.subType === 'warning'))
      .map(({ url, type, message, extract = '' }) => {
        const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
        return `${page?.address}: ${type}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
