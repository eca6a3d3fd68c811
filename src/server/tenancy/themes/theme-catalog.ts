import type { Logger } from 'pino';
import type { CompiledTheme, Engine } from '#engine/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { createBoundedMap } from '#server/core/cache/bounded-map.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { lazily } from '#server/core/lazily.ts';
import type { Store } from '#server/store/store.ts';
import { getThemeVersion, unknownLiveThemes } from '#server/store/theme-versions.ts';
import type { BuiltThemes } from '#shared/built-themes.ts';
import { compileStored } from './compile-stored.ts';

export interface ThemeVersion {
  readonly hash: string;
  readonly theme: CompiledTheme;
}

/** Theme versions that schools use, compiled once each. */
export interface ThemeCatalog {
  /** The version of a school's record: the pinned one, else the live one. */
  peek(record: SiteRecord): ThemeVersion | undefined;
  find(record: SiteRecord): Promise<ThemeVersion | undefined>;
}

/** The theme behind a record's theme id: -1 is the platform's own page, as 0 is. */
const shownTheme = ({ themeId }: SiteRecord): number => Math.max(0, themeId);

interface LiveVersion {
  readonly hash: string;
  /** Undefined where it does not compile. */
  readonly compiled: () => ThemeVersion | undefined;
}

interface CatalogOptions {
  readonly store: Store;
  readonly invalidation: Invalidation;
  readonly engine: Engine;
  /** What is in here need not be compiled. */
  readonly builtThemes?: BuiltThemes | undefined;
  readonly log: Logger;
}

/**
 * Compiles each live theme when its first page is asked for, and keeps it; a stored theme that does not compile is logged
 * once and left out.
 */
export const createThemeCatalog = async (options: CatalogOptions): Promise<ThemeCatalog> => {
  const { store, invalidation, engine, builtThemes, log } = options;
  const pinned = createBoundedMap<string, ThemeVersion>(100);
  let live = new Map<number, LiveVersion>();
  const broken = createBoundedMap<string, true>(100);
  /** Commits to themes so far, and how many of them `live` shows. */
  let commits = 0;
  let shown = -1;
  let refreshing: Promise<void> | undefined;

  const compile = (hash: string, document: object | undefined): ThemeVersion | undefined => {
    const built = builtThemes?.read(hash);
    if (built) return { hash, theme: built };
    if (document === undefined || broken.get(hash)) return undefined;
    const { result, ...reason } = compileStored(engine, `theme ${hash.slice(0, 12)}`, document);
    if (result.ok) return { hash, theme: result.theme };
    broken.set(hash, true);
    log.error({ hash, problems: result.problems, ...reason }, 'A stored theme does not compile and is not shown.');
    return undefined;
  };
  const isStale = (): boolean => shown !== commits;
  const load = async (): Promise<void> => {
    const seen = commits;
    const next = new Map<number, LiveVersion>();
    for (const [themeId, { hash, document }] of await unknownLiveThemes(store, builtThemes?.hashes ?? [])) {
      const kept = live.get(themeId);
      next.set(themeId, kept?.hash === hash ? kept : { hash, compiled: lazily(() => compile(hash, document)) });
    }
    live = next;
    shown = seen;
  };
  /**
   * A request after a commit that came during a refresh refreshes again. While nothing cached may be used, each request
   * reads for itself.
   */
  const refresh = async (): Promise<void> => {
    if (invalidation.heldAt() === undefined) await load();
    while (isStale()) {
      refreshing ??= load().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    }
  };
  const changed = (): void => void commits++;
  invalidation.register({ invalidate: ({ themes }) => (themes ? changed() : undefined), clear: changed });
  await refresh();

  const liveVersion = (record: SiteRecord): ThemeVersion | undefined => live.get(shownTheme(record))?.compiled();
  const known = (record: SiteRecord): ThemeVersion | undefined =>
    record.version ? pinned.get(record.version) : liveVersion(record);
  return {
    peek: (record) => (isStale() || invalidation.heldAt() === undefined ? undefined : known(record)),
    async find(record) {
      await refresh();
      const found = known(record);
      if (found) return found;
      if (record.version) {
        const stored = await getThemeVersion(store, record.version);
        const version = stored && compile(stored.hash, stored.document);
        if (version) pinned.set(version.hash, version);
        if (version) return version;
      }
      return liveVersion(record);
    },
  };
};
