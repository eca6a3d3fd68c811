import type { Leaf } from '#schemas/theme/conditions.ts';
import { leavesOf } from '../../conditions/leaves.ts';
import { namedFormats } from '../../formats.ts';
import { describeRef } from '../../refs/ref-domain.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import type { Path } from '../../text/document.ts';
import { conditionsOf } from '../conditions/theme-conditions.ts';
import { type CheckContext, defineRule, type PlacedSection } from '../rule.ts';

/** A date that the schemas let through as a text, and that no calendar has. */
export const date = defineRule({
  meta: {
    id: 'THM046',
    name: 'date',
    title:
      'Every date that data or an address is compared with, or that a page shows, is a day of the calendar and of our time, and none is one day, session or school.',
    severity: 'error',
    docs: 'docs/rules/THM046.md',
    ignorable: false,
  },
  check(context) {
    for (const { when, path, scopes } of conditionsOf(context)) {
      for (const [leaf, place] of leavesOf(when, path)) {
        const format = scopes.map((scope) => formatOf(leaf, scope)).find((found) => found !== undefined);
        if (format) for (const [at, operand] of operandsOf(leaf)) checkDay(operand, [...place, ...at], format, context);
        checkStill(leaf, place, context);
      }
    }
    for (const { id, template, sections } of context.templates) {
      for (const placed of sections) checkYears(placed, context);
      for (const [key, { format, default: initial }] of Object.entries(template.query ?? {})) {
        // An empty text says that none was chosen.
        if (format !== 'date' || initial === undefined || initial === '') continue;
        checkDay(initial, ['templates', id, 'query', key, 'default'], format, context);
      }
    }
  },
});

/** What a page says of days lies within these years; of all others one digit is wrong. */
const firstYear = 1800;
const lastYear = 2049;

/** A day that stands on the page as it is set, such as that of a policy. */
const checkYears = ({ section, path, registered }: PlacedSection, { hasFinding, report }: CheckContext): void => {
  const { properties = {} } = (registered?.manifest.settings ?? {}) as Settings;
  for (const [name, value] of Object.entries(section.settings ?? {})) {
    const place = [...path, 'settings', name];
    if (properties[name]?.format !== 'date' || typeof value !== 'string' || hasFinding(place)) continue;
    const year = Number(value.slice(0, 4));
    if (year >= firstYear && year <= lastYear) continue;
    report({
      path: place,
      message: `The year ${value.slice(0, 4)} is ${year < firstYear ? 'long past' : 'decades away'}: visitors read it as it stands.`,
      expected: `a day from ${firstYear} to ${lastYear}`,
      actual: value,
    });
  }
};

interface Settings {
  readonly properties?: Readonly<Record<string, { readonly format?: string }>>;
}

const forms = { date: 'YYYY-MM-DD', 'local-date-time': 'YYYY-MM-DDTHH:MM' } as const;
type DateFormat = keyof typeof forms;

const formatOf = ({ ref }: Leaf, scope: RefScope): DateFormat | undefined => {
  const format = describeRef(ref, scope)?.schema.format;
  return format === 'date' || format === 'local-date-time' ? format : undefined;
};

const operandsOf = ({ value, values = [] }: Leaf): readonly (readonly [Path, unknown])[] => [
  ...(value === undefined ? [] : [[['value'], value] as const]),
  ...values.map((option, i) => [['values', i], option] as const),
];

const checkDay = (value: unknown, path: Path, format: DateFormat, { hasFinding, report }: CheckContext): void => {
  // What is no text is a finding of its own.
  if (typeof value !== 'string' || namedFormats[format](value) || hasFinding(path)) return;
  const last = lastDayOf(value);
  report({
    path,
    message: last
      ? `The calendar has no ${value.slice(0, 10)}: that month ends on ${last}.`
      : `"${value}" is never what stands here, which is of the form ${forms[format]}.`,
    expected: forms[format],
    actual: value,
    ...(last ? { suggestion: last + value.slice(10) } : {}),
  });
};

const ofOneSchool: ReadonlySet<string> = new Set(
  ['school_Id', 'school_Name', 'school_Slug', 'schoolKey', 'url', 'phone', 'email'].map((name) => `site.${name}`),
);

/** A condition that a session decides is of one year alone, whatever its label looks like; one school is no less. */
const checkStill = (leaf: Leaf, path: Path, { hasFinding, report }: CheckContext): void => {
  const [[at, operand] = []] = operandsOf(leaf);
  if (!leaf.ref.startsWith('site.') || at === undefined || hasFinding([...path, ...at])) return;
  const place = [...path, ...at];
  if (ofOneSchool.has(leaf.ref) && leaf.op !== 'notEquals')
    report({
      path: place,
      message: `"${leaf.ref}" is ${JSON.stringify(operand)} at one school alone, and every school may take this theme.`,
      expected: 'a setting, which each school chooses',
      actual: String(operand),
    });
  if (leaf.ref === 'site.today' && !hasFinding(path))
    report({
      path: place,
      message: `${JSON.stringify(operand)} is one day of one year: after it the condition is decided for good.`,
      expected: 'a condition on data, such as the events or holidays of the school',
      actual: String(operand),
    });
  if (!leaf.ref.startsWith('site.session.')) return;
  report({
    path: place,
    message: `"${leaf.ref}" is another one every April: the condition is decided for good by ${JSON.stringify(operand)}.`,
    expected: 'a condition without a session',
    actual: String(operand),
  });
};

/** The last day of the month of what looks like a date; undefined of what does not, or whose month there is not. */
const lastDayOf = (text: string): string | undefined => {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])-(?:2[89]|3\d)(?:T.*)?$/.exec(text) ?? [];
  return year === '' ? undefined : new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
};
