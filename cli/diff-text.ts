import type { Area, Change } from '#engine/diff/change.ts';
import type { SchoolLosses } from '#server/domains/themes/index.ts';
import { colors } from './colors.ts';
import { type Cell, formatColumns } from './columns.ts';
import { schoolLossesText } from './school-losses.ts';
import { plural, showValue } from './show-value.ts';

/** One side of a diff, as it is called. */
export interface DiffSide {
  readonly themeId: number;
  readonly slug: string;
  readonly version: string;
  readonly file: string;
}

/** A diff, as `--format json` prints it. */
export interface ThemeDiff {
  readonly from: DiffSide;
  readonly to: DiffSide;
  readonly changes: readonly Change[];
  /** With `--all-schools`: every school that uses the first theme. */
  readonly schools?: readonly SchoolLosses[];
}

const titles: readonly (readonly [Area, string])[] = [
  ['theme', 'theme'],
  ['template', 'templates'],
  ['menu', 'menus'],
  ['data', 'data'],
  ['section', 'sections'],
  ['setting', 'settings'],
  ['preset', 'presets'],
  ['token', 'tokens'],
  ['language', 'languages'],
];

/** A diff for people: a block an area, then what the schools would lose. */
export const diffText = ({ from, to, changes, schools }: ThemeDiff): string => {
  const blocks = [
    `${sideText(from)}  →  ${sideText(to)}`,
    ...titles.map(([area, title]) =>
      changesText(
        title,
        changes.filter((change) => change.area === area),
      ),
    ),
    stringsText(changes.filter(({ area }) => area === 'string')),
    schools ? schoolsText(schools, from) : '',
    summary(changes),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const sideText = ({ slug, version, file }: DiffSide): string =>
  `${colors.bold(`${slug} ${version}`)} ${colors.dim(file)}`;

interface Mark {
  readonly sign: string;
  readonly paint: (text: string) => string;
}

const marks: ReadonlyMap<string, Mark> = new Map([
  ['added', { sign: '+', paint: colors.green }],
  ['option added', { sign: '+', paint: colors.green }],
  ['removed', { sign: '−', paint: colors.red }],
  ['option removed', { sign: '−', paint: colors.red }],
  ['moved', { sign: '↕', paint: colors.blue }],
  ['renamed', { sign: '→', paint: colors.blue }],
]);
const other: Mark = { sign: '~', paint: colors.yellow };

const changesText = (title: string, changes: readonly Change[]): string => {
  if (changes.length === 0) return '';
  return `${colors.bold(title)}\n${formatColumns(changes.map(changeRow), '  ')}`;
};

const changeRow = ({ area, what, name, from, to, loses }: Change): readonly Cell[] => {
  const { sign, paint } = marks.get(what) ?? other;
  const say = area === 'data' ? formatRequest : formatValue;
  const isChange = from !== undefined && to !== undefined;
  const [one = null] = [from, to].filter((value) => value !== undefined);
  return [
    { text: sign, paint },
    { text: name, paint: colors.bold },
    { text: what, paint },
    { text: isChange ? `${say(from)} → ${say(to)}` : one === null ? '' : say(one) },
    ...(loses ? [{ text: 'loses what schools chose', paint: colors.red }] : []),
  ];
};

/** Names and conditions read better without quotes. */
const formatValue = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (value === undefined) return 'none';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : showValue(value);
};

/** `gallery(pageSize=20)`, and what else a request says. */
const formatRequest = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return formatValue(value);
  const { source, params = {}, ...others } = value as { source?: unknown; params?: object };
  const pairs = (parts: object): string =>
    Object.entries(parts)
      .map(([name, part]) => `${name}=${typeof part === 'object' ? JSON.stringify(part) : part}`)
      .join(', ');
  return [`${source}(${pairs(params)})`, pairs(others)].filter(Boolean).join(' ');
};

/** Of strings, how many in each language and which: their texts are for translators. */
const stringsText = (changes: readonly Change[]): string => {
  if (changes.length === 0) return '';
  const locales = new Map<string, Change[]>();
  for (const change of changes) {
    const [locale = ''] = change.name.split(' ', 1);
    locales.set(locale, [...(locales.get(locale) ?? []), change]);
  }
  const lines = [...locales].map(([locale, own]) => {
    const keys = own.map(({ name, what }) => `${marks.get(what)?.sign ?? other.sign}${name.slice(locale.length + 1)}`);
    return `  ${colors.bold(locale)}  ${plural(own.length, 'string')}  ${colors.dim(keys.join('  '))}`;
  });
  return `${colors.bold('strings')}\n${lines.join('\n')}`;
};

const schoolsText = (schools: readonly SchoolLosses[], { themeId }: DiffSide): string => {
  const count = `${plural(schools.length, 'school')} ${schools.length === 1 ? 'uses' : 'use'} theme ${themeId}`;
  return [colors.bold(count), ...schools.map(schoolLossesText)].join('\n');
};

const summary = (changes: readonly Change[]): string => {
  if (changes.length === 0) return colors.green('no differences');
  const lost = changes.filter(({ loses }) => loses).length;
  return `${plural(changes.length, 'change')}${lost > 0 ? colors.red(`, ${lost} that ${lost === 1 ? 'loses' : 'lose'} what schools chose`) : ''}`;
};
