import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { nearest } from '../../engine/compile/nearest.ts';
import type { DataPlace } from '../../src/preview/data/preview-data.ts';
import type { Finding } from '../../src/preview/protocol.ts';
import type { Preview } from '../../src/preview/start-preview.ts';
import { packageRoot } from '../../src/shared/package-root.ts';
import { UsageError } from '../errors.ts';
import { listenError } from '../listen-error.ts';
import { findTheme } from '../themes.ts';

export interface PreviewCommandOptions {
  readonly school?: string;
  readonly server?: string;
  readonly port: number;
  readonly host: string;
}

const schoolsFolder = join(packageRoot, 'src/demo/schools');
const names = { port: '--port', anyPort: '--port 0', host: '--host' };
/** The longest a stop may take before the process ends as it is. */
const stopWithinMs = 1500;

export const preview = async (name: string, options: PreviewCommandOptions): Promise<void> => {
  const { port, host } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not "${port}".`);
  const { file, shown } = await findTheme(name);
  const data = await placeOf(options);
  // Components are compiled for development: React must be loaded as such, which happens below.
  if (process.env.NODE_ENV === 'production') process.env.NODE_ENV = 'development';
  const { startPreview } = await loadPreview();
  let running: Preview | undefined;
  stopOnSignals(async () => running?.close());
  running = await startPreview({ theme: { file: resolve(file), shown }, data, port, host, onFindings: report }).catch(
    (error: unknown) => {
      throw listenError(error, { port, host, names }) ?? error;
    },
  );
  process.stdout.write(
    `\n  ${pc.bold('Preview')}  ${pc.cyan(running.url)}\n  theme    ${shown}\n  data     ${'folder' in data ? data.folder : data.server}\n\n` +
      `  Edits of the theme, of sections and of their styles appear by themselves. End it with Ctrl+C.\n\n`,
  );
};

const loadPreview = async (): Promise<typeof import('../../src/preview/start-preview.ts')> => {
  try {
    return await import('../../src/preview/start-preview.ts');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new UsageError(
      `The preview needs the packages of development. ${error.message}`,
      'Install them with: npm install --include=dev',
    );
  }
};

/** A server's address, a folder with content.json, or a demo school. */
const placeOf = async ({ server, school = 'amaltas' }: PreviewCommandOptions): Promise<DataPlace> => {
  if (server !== undefined) {
    if (!/^https?:\/\//.test(server) || !URL.canParse(server)) {
      throw new UsageError(
        `--server takes an address, not "${server}".`,
        'Such as http://amaltas.localhost:3000, or http://localhost:3000?schoolId=1',
      );
    }
    return { server };
  }
  for (const folder of [join(schoolsFolder, school), resolve(school)]) {
    if (existsSync(join(folder, 'content.json'))) return { folder };
  }
  const schools = (await readdir(schoolsFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const meant = nearest(school, schools);
  throw new UsageError(
    `There is no school "${school}".${meant ? ` Did you mean "${meant}"?` : ''}`,
    `Demo schools: ${schools.join(', ')}. A folder with a content.json works too.`,
  );
};

let told = 0;

/** Says in the terminal, too, what the page shows, and that it is mended. */
const report = (findings: readonly Finding[]): void => {
  for (const { place, title, message } of findings) {
    process.stderr.write(`${pc.red(place ? `${place} ${title}` : title)} ${message}\n`);
  }
  if (findings.length === 0 && told > 0) process.stderr.write(`${pc.green('mended')}\n`);
  told = findings.length;
};

const stopOnSignals = (close: () => Promise<void>): void => {
  const stop = (): void => {
    // What does not end in time is nothing that could be lost.
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
