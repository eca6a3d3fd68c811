import type { CompiledTemplate, CompiledTheme, Engine } from '#engine/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { kinds } from '#sections/index.ts';

interface ChosenLooks {
  readonly overrides: NonNullable<SiteRecord['overrides']>;
  /** Why a look cannot be shown, for each kind once. */
  readonly problems: readonly string[];
}

/** The looks that an address chooses for kinds, as a school's choices for the sections of a page. */
export const chosenLooks = (
  { resolveRecord }: Pick<Engine, 'resolveRecord'>,
  theme: CompiledTheme,
  { sections: placed }: CompiledTemplate,
  looks: ReadonlyMap<string, string>,
): ChosenLooks => {
  const wanted = placed.flatMap(({ key, type }) => {
    const look = looks.get(type);
    return look === undefined ? [] : [[key, { look }] as const];
  });
  const { record, dangling } = resolveRecord(theme, {
    themeId: theme.themeId,
    overrides: Object.fromEntries(wanted),
  });
  const unknown = [...looks.keys()].filter((kind) => !kinds.some(({ type }) => type === kind));
  return {
    overrides: record.overrides ?? {},
    problems: [
      ...unknown.map((kind) => `There is no kind of section "${kind}".`),
      ...new Set(dangling.map(({ message }) => message)),
    ],
  };
};

/** The kinds on a page that have several looks, with these. */
export const looksOnPage = (types: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  kinds
    .filter(({ type, looks }) => types.includes(type) && looks.length > 1)
    .map(({ type, looks }) => [type, looks.map(({ look }) => look)]);
