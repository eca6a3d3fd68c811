import { type CompiledTheme, createEngine, type Engine } from '#engine/index.ts';
import { type Carried, createChoiceCarrier } from '#engine/record/carry-choices.ts';
import { createLossFinder, type Loss } from '#engine/record/losses.ts';
import { sources } from '#schemas/sources/index.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { sections } from '#sections/index.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { StoredSiteRecord } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { getThemeVersion, liveThemes } from '#server/store/theme-versions.ts';
import { compileStored } from '#server/tenancy/themes/compile-stored.ts';

/** A version of a theme, and how it understands records. */
export interface RecordTheme {
  readonly theme: CompiledTheme;
  /** A record in the theme's names, with only what the theme takes of it. */
  resolve(record: StoredSiteRecord): StoredSiteRecord;
  /** What of a record the theme does not take. */
  lossesOf(record: SiteRecord): readonly Loss[];
  /** What goes along from the record of another theme. */
  carry(record: SiteRecord): Carried;
}

type ThemeReader = Pick<Services, 'engine' | 'themeOf'>;

/**
 * The version in which a record is shown; undefined if none can be. `used` is the school's record in use, whose theme
 * `carry` then knows. Not within a transaction.
 */
export const recordThemeOf = async (
  { engine, themeOf }: ThemeReader,
  record: Pick<SiteRecord, 'themeId' | 'version'>,
  used?: StoredSiteRecord,
): Promise<RecordTheme | undefined> => {
  const theme = await themeOf(record);
  if (!theme) return undefined;
  const before = used && used.themeId !== record.themeId ? await themeOf(used as SiteRecord) : undefined;
  const options = { resolveRecord: engine.resolveRecord, sections, page: pageStyle };
  const findLosses = createLossFinder(options);
  const carry = createChoiceCarrier(options);
  return {
    theme,
    resolve: (given) => ({ ...given, ...engine.resolveRecord(theme, given as SiteRecord).record }) as StoredSiteRecord,
    lossesOf: (given) => findLosses(given, theme, undefined),
    carry: (given) => carry(given, theme, before?.themeId === given.themeId ? before : undefined),
  };
};

/** For a command, which has neither the server's engine nor the themes that it has compiled. */
export const themeReader = (store: Store): ThemeReader => {
  const engine: Engine = createEngine({ sections, sources, clock: () => performance.now() });
  return {
    engine,
    async themeOf({ themeId, version }) {
      const pinned = version ? await getThemeVersion(store, version) : undefined;
      const stored = pinned ?? (await liveThemes(store)).get(themeId);
      if (!stored) return undefined;
      const { result } = compileStored(engine, `theme ${stored.hash.slice(0, 12)}`, stored.document);
      return result.ok ? result.theme : undefined;
    },
  };
};
