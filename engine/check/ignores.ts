import type { Ignore } from '#schemas/theme/theme.ts';
import type { ThemeParts } from '../compile/read-theme.ts';
import { type Path, pointerOf } from '../text/document.ts';
import { type Findings, type IsIgnored, isInside } from './findings.ts';
import type { IgnoreEntry, RuleMeta } from './rule.ts';

/** What of all that may be found a theme ignores. */
export const ignoredBy = (parts: ThemeParts, rules: readonly RuleMeta[]): IsIgnored => {
  const covers = ignoreLists(parts).flatMap(([list, owner]) =>
    list.filter(({ rule }) => isIgnorable(rule, rules)).map(({ rule }) => ({ rule, owner: pointerOf(owner) })),
  );
  return (rule, pointer) => covers.some((cover) => cover.rule === rule && isInside(pointer, cover.owner));
};

/** Takes out what a theme ignores with a reason, and says of each of its `$ignore` entries how much that was. */
export const silence = (
  findings: Findings,
  parts: ThemeParts,
  rules: readonly RuleMeta[],
): { readonly ignored: number; readonly ignores: readonly IgnoreEntry[] } => {
  const silenced = new Set<string>();
  const ignores = ignoreLists(parts).flatMap(([list, owner]) => {
    const isUnclear = findings.hasFinding(owner);
    return list.map(({ rule }, i) => {
      const found = isIgnorable(rule, rules)
        ? findings.matching(rule, (pointer) => isInside(pointer, pointerOf(owner)))
        : [];
      for (const key of found) silenced.add(key);
      return { rule, path: [...owner, '$ignore', i], alone: list.length === 1, silenced: found.length, isUnclear };
    });
  });
  for (const key of silenced) findings.remove(key);
  return { ignored: silenced.size, ignores };
};

/** The `$ignore` of a theme, each with the object that it stands in. */
const ignoreLists = ({ theme, places }: ThemeParts): readonly (readonly [readonly Ignore[], Path])[] => [
  [theme.$ignore ?? [], []],
  ...Object.entries(theme.templates).map(([id, { $ignore = [] }]) => [$ignore, ['templates', id]] as const),
  ...[...places].map(([{ $ignore = [] }, path]) => [$ignore, path] as const),
];

const isIgnorable = (rule: string, rules: readonly RuleMeta[]): boolean =>
  rules.some(({ id, ignorable }) => id === rule && ignorable);
