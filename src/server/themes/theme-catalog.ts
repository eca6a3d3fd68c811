import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledTheme, Engine, Problem } from '../../../engine/index.ts';
import type { SiteRecord } from '../../../schemas/theme/site-record.ts';
import { createBoundedMap } from '../cache/bounded-map.ts';
import { getThemeVersion, liveThemes, putThemeVersion, setThemePointer } from '../store/global.ts';
import type { Store } from '../store/store.ts';

export interface ThemeVersion {
  readonly hash: string;
  readonly theme: CompiledTheme;
}

/** Theme versions that schools use, compiled once each. */
export interface ThemeCatalog {
  /** The version a school's record asks for: the pinned one, else the live one. */
  peek(record: SiteRecord): ThemeVersion | undefined;
  find(record: SiteRecord): Promise<ThemeVersion | undefined>;
  invalidate(tags: readonly string[]): void;
  /** Live themes, by theme id. */
  live(): ReadonlyMap<number, ThemeVersion>;
}

/** A built-in theme that does not compile: the product cannot start with it. */
export class BuiltInThemeError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, start, message }) => `${file}:${start.line}:${start.column} ${message}`);
    super(`A built-in theme has errors.\n${lines.join('\n')}`);
    this.name = 'BuiltInThemeError';
    this.problems = problems;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stores the built-in themes of a folder, and makes new versions live where no operator has moved the pointer. */
export const publishBuiltInThemes = async (store: Store, engine: Engine, folder: string): Promise<void> => {
  const slugs = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of slugs) {
    const file = join(folder, name, 'theme.json');
    const text = await readFile(file, 'utf8');
    const result = engine.compile({ file, text });
    if (!result.ok) throw new BuiltInThemeError(result.problems);
    const document = JSON.parse(text) as Record<string, unknown>;
    const hash = hashOf(JSON.stringify(document));
    await putThemeVersion(store, { hash, themeId: result.theme.themeId, document, assets: {} });
    await setThemePointer(store, { themeId: result.theme.themeId, hash, byOperator: false });
  }
};

export const createThemeCatalog = async (store: Store, engine: Engine): Promise<ThemeCatalog> => {
  const pinned = createBoundedMap<string, ThemeVersion>(100);
  let live = new Map<number, ThemeVersion>();
  let stale = false;

  const compile = (hash: string, document: object): ThemeVersion | undefined => {
    const result = engine.compile({ file: `theme ${hash.slice(0, 12)}`, text: JSON.stringify(document) });
    return result.ok ? { hash, theme: result.theme } : undefined;
  };
  const refresh = async (): Promise<void> => {
    stale = false;
    const next = new Map<number, ThemeVersion>();
    for (const [themeId, { hash, document }] of await liveThemes(store)) {
      const kept = live.get(themeId);
      const version = kept?.hash === hash ? kept : compile(hash, document);
      if (version) next.set(themeId, version);
    }
    live = next;
  };
  await refresh();

  const peek = (record: SiteRecord): ThemeVersion | undefined => {
    if (stale) return undefined;
    return record.version ? pinned.get(record.version) : live.get(record.themeId);
  };
  return {
    peek,
    async find(record) {
      if (stale) await refresh();
      const known = peek(record);
      if (known) return known;
      if (record.version) {
        const stored = await getThemeVersion(store, record.version);
        const version = stored && compile(stored.hash, stored.document);
        if (version) pinned.set(version.hash, version);
        if (version) return version;
      }
      return live.get(record.themeId);
    },
    invalidate(tags) {
      if (tags.some((tag) => tag.startsWith('theme:'))) stale = true;
    },
    live: () => live,
  };
};
