import type { CompiledTemplate, CompiledTheme, Engine } from '#engine/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { kinds } from '#sections/index.ts';

interface LookOptions {
  readonly template: CompiledTemplate;
  /** In the theme's names. */
  readonly record: SiteRecord;
  readonly looks: ReadonlyMap<string, string>;
}

interface ChosenLooks {
  /** The record with the looks in it, those that can be shown. */
  readonly record: SiteRecord;
  /** Why a look cannot be shown, for each kind once. */
  readonly problems: readonly string[];
}

/** A school's record with the looks that an address chooses for the kinds of sections on a page. */
export const withChosenLooks = (
  { resolveRecord }: Pick<Engine, 'resolveRecord'>,
  theme: CompiledTheme,
  { template, record, looks }: LookOptions,
): ChosenLooks => {
  const wanted = template.sections.flatMap(({ key, type }) => {
    const look = looks.get(type);
    return look === undefined ? [] : [[key, { ...record.overrides?.[key], look }] as const];
  });
  const resolved = resolveRecord(theme, {
    ...record,
    overrides: { ...record.overrides, ...Object.fromEntries(wanted) },
  });
  const unknown = [...looks.keys()].filter((kind) => !kinds.some(({ type }) => type === kind));
  return {
    record: resolved.record,
    problems: [
      ...unknown.map((kind) => `There is no kind of section "${kind}".`),
      ...new Set(resolved.dangling.map(({ message }) => message)),
    ],
  };
};

/** The kinds on a page that have several looks, with these. */
export const looksOnPage = (types: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  kinds
    .filter(({ type, looks }) => types.includes(type) && looks.length > 1)
    .map(({ type, looks }) => [type, looks.map(({ look }) => look)]);
