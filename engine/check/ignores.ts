import type { Ignore } from '#schemas/theme/theme.ts';
import type { ThemeParts } from '../compile/read-theme.ts';
import { type Path, pointerOf } from '../text/document.ts';
import { type Findings, isInside } from './findings.ts';
import type { IgnoreEntry, RuleMeta } from './rule.ts';

/** Takes out what a theme ignores with a reason, and says of each of its `$ignore` entries how much that was. */
export const silence = (
  findings: Findings,
  { theme, places }: ThemeParts,
  rules: readonly RuleMeta[],
): { readonly ignored: number; readonly ignores: readonly IgnoreEntry[] } => {
  const lists: readonly (readonly [readonly Ignore[] | undefined, Path])[] = [
    [theme.$ignore, []],
    ...Object.entries(theme.templates).map(([id, { $ignore }]) => [$ignore, ['templates', id]] as const),
    ...[...places].map(([{ $ignore }, path]) => [$ignore, path] as const),
  ];
  const silenced = new Set<string>();
  const ignores = lists.flatMap(([list = [], owner]) =>
    list.map(({ rule }, i) => {
      const isIgnorable = rules.some(({ id, ignorable }) => id === rule && ignorable);
      const found = isIgnorable ? findings.matching(rule, (pointer) => isInside(pointer, pointerOf(owner))) : [];
      for (const key of found) silenced.add(key);
      return { rule, path: [...owner, '$ignore', i], alone: list.length === 1, silenced: found.length };
    }),
  );
  for (const key of silenced) findings.remove(key);
  return { ignored: silenced.size, ignores };
};
