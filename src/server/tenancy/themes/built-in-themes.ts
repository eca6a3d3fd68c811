import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Engine, Problem } from '#engine/index.ts';
import { firstOwnThemeId } from '#schemas/theme/theme-ids.ts';
import type { Store } from '#server/store/store.ts';
import { putThemeVersion, setThemePointer, unknownLiveThemes } from '#server/store/theme-versions.ts';
import type { BuiltThemes } from '#shared/built-themes.ts';
import { themeHash } from '#shared/theme-hash.ts';

/** In the folder of themes: the slugs of the product's own. All others are published by `theme publish` alone. */
const listFile = 'built-in.json';

interface BuiltInTheme {
  readonly slug: string;
  readonly file: string;
  /** The text of the file, or why it cannot be read. */
  readonly text: string | Error;
}

const readBuiltInThemes = async (folder: string): Promise<readonly BuiltInTheme[]> => {
  const slugs = JSON.parse(await readFile(join(folder, listFile), 'utf8')) as readonly string[];
  return Promise.all(
    slugs.map(async (slug) => {
      const file = join(folder, slug, 'theme.json');
      return { slug, file, text: await readFile(file, 'utf8').catch((error: Error) => error) };
    }),
  );
};

/** A document in a theme's text; undefined where it is no JSON object. */
const readDocument = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** The ids of the built-in themes of a folder, without those whose file cannot be read. */
export const builtInThemeIds = async (folder: string): Promise<readonly number[]> => {
  const themes = await readBuiltInThemes(folder);
  const ids = themes.map(({ text }) => (typeof text === 'string' ? readDocument(text)?.themeId : undefined));
  return ids.filter((id) => typeof id === 'number').sort((a, b) => a - b);
};

interface PublishOptions {
  readonly store: Store;
  readonly engine: Engine;
  readonly folder: string;
  /** What the build has checked is not checked again. */
  readonly builtThemes?: BuiltThemes | undefined;
  readonly log: Logger;
}

/**
 * Stores the built-in themes of a folder, and makes new versions live where no operator has moved the pointer. What is
 * live already was checked when it was published. A theme with an error, or whose file cannot be read, is logged and
 * left out: schools keep the version that they had.
 */
export const publishBuiltInThemes = async (options: PublishOptions): Promise<void> => {
  const { store, engine, folder, builtThemes, log } = options;
  const live = new Set(
    [...(await unknownLiveThemes(store, builtThemes?.hashes ?? [])).values()].map(({ hash }) => hash),
  );
  for (const { slug, file, text } of await readBuiltInThemes(folder)) {
    if (typeof text !== 'string') {
      log.error({ theme: slug, file, err: text }, leftOut(slug, 'its file cannot be read'));
      continue;
    }
    const document = readDocument(text);
    const hash = document && themeHash(document);
    if (hash !== undefined && live.has(hash)) continue;
    const built = hash === undefined ? undefined : builtThemes?.read(hash);
    const { theme, findings } = built ? { theme: built, findings: [] } : engine.check({ file, text });
    if (!theme || !document || hash === undefined)
      log.error({ theme: slug, file, problems: listed(findings) }, leftOut(slug, 'it has errors'));
    else if (theme.themeId >= firstOwnThemeId)
      log.error({ theme: slug, file }, leftOut(slug, `its themeId is not below ${firstOwnThemeId}`));
    else {
      await putThemeVersion(store, { hash, themeId: theme.themeId, document, assets: {} });
      await setThemePointer(store, { themeId: theme.themeId, hash, byOperator: false });
    }
  }
};

const leftOut = (slug: string, reason: string): string =>
  `The built-in theme "${slug}" was not published: ${reason}. Schools keep the version that they had.`;

const listed = (problems: readonly Problem[]): readonly string[] =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ start, message }) => `${start.line}:${start.column} ${message}`);
