import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Binding } from '#schemas/theme/theme.ts';
import type { CompiledSection } from '../theme.ts';
import { type Change, changed, isSame, pair } from './change.ts';
import { movedNames, positionOf } from './moved.ts';

export interface SectionNames {
  /** The key that a section has in the new theme. */
  readonly nameIn: (key: string) => string;
  /** Whether both come from one string of the themes, before and after: that is reported as a change of the string. */
  readonly isText: (locale: string, from: unknown, to: unknown) => boolean;
}

/** The sections of one list, the template's own or a group's, under their current names. */
export const diffSections = (
  before: readonly CompiledSection[],
  after: readonly CompiledSection[],
  { nameIn, isText }: SectionNames,
): readonly Change[] => {
  const oldKeys = before.map(({ key }) => nameIn(key));
  const newKeys = after.map(({ key }) => key);
  const moves = movedNames(oldKeys, newKeys).flatMap((name) =>
    changed({ area: 'section', name, what: 'moved' }, positionOf(oldKeys, name), positionOf(newKeys, name)),
  );
  const pairs = pair(byKey(before), byKey(after), {
    area: 'section',
    nameIn,
    loses: true,
    show: ({ type, look }) => `${type} (${look})`,
    compare: (from, to, name) => diffSection(from, to, name, isText),
  });
  return [...pairs, ...moves];
};

const byKey = (sections: readonly CompiledSection[]): Readonly<Record<string, CompiledSection>> =>
  Object.fromEntries(sections.map((section) => [section.key, section]));

const diffSection = (
  from: CompiledSection,
  to: CompiledSection,
  name: string,
  isText: SectionNames['isText'],
): readonly Change[] => {
  const at = { area: 'section', name } as const;
  const type = changed({ ...at, what: 'type', loses: true }, from.type, to.type);
  return [
    ...type,
    // Another kind has other looks.
    ...(type.length > 0 ? [] : changed({ ...at, what: 'look' }, from.look, to.look)),
    ...changed({ ...at, what: 'condition' }, formatCondition(from), formatCondition(to)),
    ...diffBindings(from.bindings, to.bindings, name),
    // Settings of another kind say nothing about each other.
    ...(type.length > 0 ? [] : diffSettings(from, to, name, isText)),
    ...changed({ ...at, what: 'onEmpty' }, from.onEmpty, to.onEmpty),
    ...changed({ ...at, what: 'onError' }, from.onError, to.onError),
  ];
};

const diffBindings = (
  from: CompiledSection['bindings'],
  to: CompiledSection['bindings'],
  name: string,
): readonly Change[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((prop) => {
    const [old, now] = [from, to].map((all) => (Object.hasOwn(all, prop) ? all[prop] : undefined));
    return changed({ area: 'section', name, what: `binding ${prop}` }, formatBinding(old), formatBinding(now));
  });

const formatBinding = (binding: Binding | undefined): string | undefined => {
  if (!binding) return undefined;
  const { ref, fallback } = binding;
  return fallback === undefined ? ref : `${ref} ?? ${JSON.stringify(fallback)}`;
};

type Settings = CompiledSection['settings'];

/** One change a setting; a text that differs in some languages only is reported for the first of them. */
const diffSettings = (
  from: CompiledSection,
  to: CompiledSection,
  name: string,
  isText: SectionNames['isText'],
): readonly Change[] => {
  const changes = new Map<string, readonly Change[]>();
  const [before, after] = [from, to].map(({ settings, examples = settings }) => examples) as [Settings, Settings];
  for (const [locale, settings] of Object.entries(after)) {
    const old = Object.hasOwn(before, locale) ? before[locale] : undefined;
    if (!old) continue;
    for (const key of new Set([...Object.keys(old), ...Object.keys(settings)])) {
      if (changes.has(key) || isSame(old[key], settings[key], (a, b) => isText(locale, a, b))) continue;
      changes.set(key, changed({ area: 'section', name, what: `setting ${key}` }, old[key], settings[key]));
    }
  }
  return [...changes.values()].flat();
};

const formatLeaf = ({ ref, op, value, values }: Leaf): string =>
  [
    ref,
    op,
    ...[value ?? values].filter((operand) => operand !== undefined).map((operand) => JSON.stringify(operand)),
  ].join(' ');

/** `a and (b or c)`; undefined for a section that always stands. */
const formatCondition = ({ when }: CompiledSection): string | undefined => {
  if (when.length === 0) return undefined;
  const clauses = when.map((clause) => clause.map(formatLeaf).join(' or '));
  if (clauses.length === 1) return clauses[0];
  return clauses.map((text, at) => ((when[at]?.length ?? 0) > 1 ? `(${text})` : text)).join(' and ');
};
