import { resolve } from 'node:path';
import type { DataPlace } from '#preview/data/preview-data.ts';
import { days, isDay, keys } from '#preview/shared/choices.ts';
import type { Finding } from '#preview/shared/protocol.ts';
import type { Preview } from '#preview/start-preview.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { colors, errorColors } from '../colors.ts';
import { wrongUsage } from '../errors.ts';
import { listenError } from '../listen-error.ts';
import { loadDevelopment } from '../load-development.ts';
import { namedValue } from '../named-value.ts';
import { findSchoolFolder, unknownSchool } from '../schools.ts';
import { worldOf } from '../theme-world.ts';
import { findTheme } from '../themes.ts';
import { wholeNumber } from '../whole-number.ts';

export interface PreviewCommandOptions {
  readonly school?: string;
  readonly server?: string;
  readonly port: string;
  readonly host: string;
  /** A state of `theme test`. */
  readonly openState?: string;
  /** `<kind>=<look>`. */
  readonly look: readonly string[];
  readonly themeAlone: boolean;
  /** A name; false for none, true or undefined where it is not spoken of. */
  readonly preset?: string | boolean;
  /** `<id>=<value>`. */
  readonly set: readonly string[];
  readonly date?: string;
  readonly locale?: string;
  readonly seed: string;
}

const names = { port: '--port', anyPort: '--port 0', host: '--host' };
/** The longest a stop may take before the process ends as it is. */
const stopWithinMs = 1500;

/** Shows a theme while it is worked on, until it is interrupted. */
export const themePreviewCommand = async (name: string, options: PreviewCommandOptions): Promise<void> => {
  const { host, openState, locale } = options;
  const seed = wholeNumber('--seed', options.seed);
  const chosen = choicesOf(options, seed);
  const port = wholeNumber('--port', options.port, { most: 65_535, hint: '--port 0 takes any that is free.' });
  const { file, shown } = await findTheme(name);
  const data = await placeOf(options);
  // Components are compiled for development: React must be loaded as such, which happens below.
  if (process.env.NODE_ENV === 'production') process.env.NODE_ENV = 'development';
  const { startPreview } = await loadDevelopment('`theme preview`', () => import('#preview/start-preview.ts'));
  let running: Preview | undefined;
  stopOnSignals(async () => running?.close());
  const theme = { file: resolve(file), shown, world: await worldOf(file) };
  running = await startPreview({ theme, data, port, host, onFindings: report }).catch((error: unknown) => {
    throw listenError(error, { port, host, names }) ?? error;
  });
  const { path, problems } = running.start(chosen, locale);
  const unknown = problems.length > 0 ? wrongUsage(problems.join('\n')) : unknownState(running, openState, seed);
  if (unknown) {
    await running.close();
    throw unknown;
  }
  process.stdout.write(
    `\n  ${colors.bold('Preview')}  ${colors.cyan(addressOf(running.panelUrl + path, chosen))}\n  page     ${running.url}/\n` +
      `  theme    ${shown}\n  data     ${dataText(data)}\n\n` +
      `  Edits to the theme, the sections and their styles appear by themselves. Stop with Ctrl+C.\n\n`,
  );
};

/** What the options choose, as addresses of the preview hold it. */
const choicesOf = (options: PreviewCommandOptions, seed: number): URLSearchParams => {
  const { openState, themeAlone, preset, date } = options;
  if (date !== undefined && !isDay(date))
    throw wrongUsage(
      `--date takes a day from ${days.first} to ${days.last}, not "${date}".`,
      'For example, 2026-08-15',
    );
  const chosen = new URLSearchParams();
  if (openState !== undefined) chosen.set(keys.state, openState);
  if (openState !== undefined && seed !== 1) chosen.set(keys.seed, String(seed));
  if (themeAlone) chosen.set(keys.themeAlone, '1');
  if (typeof preset === 'string' || preset === false) chosen.set(keys.preset, preset || '');
  for (const { name, value } of options.set.map((text) => namedValue('--set', text)))
    chosen.set(keys.setting + name, value);
  if (date !== undefined) chosen.set(keys.date, date);
  for (const { name, value } of options.look.map((text) => namedValue('--look', text)))
    chosen.set(keys.look + name, value);
  return chosen;
};

const addressOf = (url: string, chosen: URLSearchParams): string => {
  // People read it, and a tilde needs no escape.
  const query = chosen.toString().replaceAll('%7E', '~');
  return query === '' ? url : `${url}?${query}`;
};

const dataText = (place: DataPlace): string => {
  if ('server' in place) return place.server;
  return place.sample ? `${place.folder} in the theme's own look; a school in its own: --school` : place.folder;
};

/** What is said of a state that the theme does not have. A theme that cannot be shown yet may have it. */
const unknownState = (running: Preview, state: string | undefined, seed: number): AppError | undefined => {
  if (state === undefined) return undefined;
  const template = state.split('~')[0] ?? '';
  const states = running.states(template, seed);
  if (!states || states.some(({ id }) => id === state)) return undefined;
  const known =
    states.length === 0
      ? `It has no template "${template}". A state is called <template>~<n>, or <template>~base.`
      : `The template "${template}" has ${states[0]?.id} to ${states.at(-1)?.id}.`;
  return new AppError('UNKNOWN_THEME_STATE', { theme: 'The theme', state, states: known });
};

/** The demo school whose content stands in where no school is named. */
const sampleSchool = 'amaltas';

/** A server's address, a folder with content.json, a demo school, or the sample. */
const placeOf = async ({ server, school }: PreviewCommandOptions): Promise<DataPlace> => {
  if (server !== undefined) {
    if (school !== undefined)
      throw wrongUsage('--school and --server are two places of the data.', 'Pass one of them.');
    if (!/^https?:\/\//.test(server) || !URL.canParse(server)) {
      throw wrongUsage(
        `--server takes an address, not "${server}".`,
        'For example, http://amaltas.localhost:3000, or http://localhost:3000?schoolId=1',
      );
    }
    return { server };
  }
  const folder = findSchoolFolder(school ?? sampleSchool);
  if (folder === undefined) throw await unknownSchool(school ?? sampleSchool);
  return { folder, sample: school === undefined };
};

let shownErrors = 0;

/** Prints in the terminal, too, what the page shows, and when it is fixed. */
const report = (findings: readonly Finding[]): void => {
  for (const { weight, place, title, message } of findings) {
    const color = weight === 'warning' ? errorColors.yellow : errorColors.red;
    process.stderr.write(`${color(place ? `${place} ${title}` : title)} ${message}\n`);
  }
  const errors = findings.filter(({ weight }) => weight !== 'warning').length;
  if (errors === 0 && shownErrors > 0) process.stderr.write(`${errorColors.green('fixed')}\n`);
  shownErrors = errors;
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
