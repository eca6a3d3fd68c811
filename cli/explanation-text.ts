import type {
  ExplainedLeaf,
  ExplainedPage,
  ExplainedProp,
  ExplainedSection,
  ExplainedSource,
  ExplainedValue,
  Origin,
} from '#engine/explain/explained.ts';
import type { ExplainedRoute } from '#server/website/explain/explain-route.ts';
import { colors } from './colors.ts';
import { type Cell, formatColumns } from './columns.ts';
import { plural, showValue } from './show-value.ts';

/** An explanation, as `--format json` prints it. */
export interface Explanation extends ExplainedRoute {
  readonly school: {
    readonly slug: string;
    readonly name: string;
    /** The theme it uses; null for a folder, which has none. */
    readonly themeId: number | null;
  };
}

/** An explanation for people: a block a section, then what the page was made of. */
export const explanationText = ({ page, school, dangling }: Explanation): string => {
  const blocks = [
    heading(page, school),
    ...sectionBlocks(page.sections),
    titled('sources', sourcesText(page)),
    titled('settings of the theme', valuesText(page.settings)),
    titled('colours and fonts of preset and school', valuesText(page.tokens)),
    titled(
      'choices of the school that mean nothing in this theme',
      dangling.map(({ message }) => `  ${colors.yellow(message)}`).join('\n'),
    ),
    titled('cache tags of the page', wrapped(page.tags)),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const titled = (title: string, body: string): string => (body ? `${colors.bold(title)}\n${body}` : '');

const heading = (
  { theme, template, path, status, title, locale }: ExplainedPage,
  school: Explanation['school'],
): string => {
  const code = status === 200 ? colors.green('200') : colors.yellow(String(status));
  const other = school.themeId === null || school.themeId === theme.themeId;
  const note = other ? '' : colors.yellow(`  (uses theme ${school.themeId}: shown as if it used this one)`);
  return [
    `${colors.bold(`${theme.slug} ${theme.version}`)}  ${path}  ${colors.dim(`template ${template}, ${locale}`)}  ${code}  ${title}`,
    `${school.name}${note}`,
  ].join('\n');
};

const stateColours: Readonly<Record<ExplainedSection['state'], (text: string) => string>> = {
  ok: colors.green,
  deferred: colors.green,
  empty: colors.yellow,
  error: colors.red,
  hidden: colors.dim,
  notFound: colors.red,
};

const stateOf = ({ state }: ExplainedSection): Cell => {
  const text = { ok: 'shown', deferred: 'later', empty: 'empty', error: 'error', hidden: 'hidden', notFound: '404' }[
    state
  ];
  return { text: text.padEnd(6), paint: stateColours[state] };
};

const under = '        ';

/** Heads and props are one table each over the whole page, so that they align in every block. */
const sectionBlocks = (sections: readonly ExplainedSection[]): readonly string[] => {
  const heads = formatColumns(sections.map(headOf)).split('\n');
  const props = formatColumns(
    sections.flatMap((section) => section.props.map(propRow)),
    under,
  ).split('\n');
  let printed = 0;
  return sections.map((section, at) => {
    const own = props.slice(printed, printed + section.props.length);
    printed += section.props.length;
    return [heads[at], conditionText(section), ...own].filter(Boolean).join('\n');
  });
};

const headOf = (section: ExplainedSection): readonly Cell[] => [
  stateOf(section),
  { text: section.key, paint: section.shown ? colors.bold : colors.dim },
  { text: `${section.type} ${section.look}`, paint: colors.cyan },
  { text: whyOf(section), paint: section.shown ? colors.yellow : String },
];

const whyOf = ({ reason, conditions }: ExplainedSection): string => {
  const deciding = conditions.flat().find(({ decides }) => decides);
  return deciding ? `${leafText(deciding)} → ${metBy(deciding)}` : (reason ?? '');
};

const leafText = ({ ref, op, operand }: ExplainedLeaf): string =>
  [ref, op, ...(operand === undefined ? [] : [JSON.stringify(operand)])].join(' ');

const metBy = ({ truth, value }: ExplainedLeaf): string =>
  truth === 'unknown' ? 'could not be loaded' : showValue(value);

const truthColours = { true: colors.green, false: colors.yellow, unknown: colors.red } as const;

/** All leaves: "when" before the first of a clause, "or" before the others. */
const conditionText = ({ conditions }: ExplainedSection): string =>
  formatColumns(
    conditions.flatMap((clause, at) =>
      clause.map((leaf, i) => [
        { text: i > 0 ? 'or' : at > 0 ? 'and' : 'when', paint: colors.dim },
        { text: leafText(leaf) },
        { text: String(leaf.truth), paint: truthColours[`${leaf.truth}`] },
        { text: metBy(leaf), paint: colors.dim },
      ]),
    ),
    under,
  );

const originColours: Readonly<Record<Origin | ExplainedValue['from'], (text: string) => string>> = {
  'section default': colors.dim,
  theme: String,
  preset: colors.magenta,
  school: colors.magenta,
  derived: colors.magenta,
  override: colors.magenta,
  source: colors.blue,
  site: colors.blue,
  route: colors.blue,
  visitor: colors.blue,
  fallback: colors.yellow,
};

const propRow = ({ name, value, from, ref }: ExplainedProp): readonly Cell[] => [
  { text: name },
  { text: showValue(value) },
  { text: from, paint: originColours[from] },
  { text: ref ?? '', paint: colors.dim },
];

const valuesText = (values: readonly ExplainedValue[]): string =>
  formatColumns(
    values.map(({ name, value, from }) => [
      { text: name },
      { text: showValue(value) },
      { text: from, paint: originColours[from] },
    ]),
    '  ',
  );

const sourcesText = ({ sources, notAsked }: ExplainedPage): string => {
  const rows = sources.flatMap((source) => {
    const tags = (tag = ''): Cell => ({ text: tag, paint: colors.dim });
    const [first, ...others] = source.tags;
    return [
      [
        { text: source.ids.join(', '), paint: colors.bold },
        { text: requestText(source), paint: colors.cyan },
        { text: answerText(source), paint: source.ok ? String : colors.red },
        { text: `${source.ms.toFixed(1)} ms`.padStart(9) },
        tags(first),
      ],
      ...others.map((tag) => [...Array.from({ length: 4 }, (): Cell => ({ text: '' })), tags(tag)]),
    ];
  });
  const idle =
    notAsked.length > 0 ? colors.dim(`  not asked: ${notAsked.join(', ')} (no visible section needs it)`) : '';
  return [formatColumns(rows, '  '), idle].filter(Boolean).join('\n');
};

const requestText = ({ source, params }: ExplainedSource): string => {
  const given = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return `${source}(${given.join(', ')})`;
};

const answerText = ({ ok, items, reason, message }: ExplainedSource): string => {
  if (!ok) return reason === 'timeout' ? 'too late' : `failed: ${message}`;
  return items === undefined ? 'ok' : plural(items, 'item');
};

/** Words in lines of at most 96 characters. */
const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 96) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.map((line) => colors.dim(line)).join('\n');
};
