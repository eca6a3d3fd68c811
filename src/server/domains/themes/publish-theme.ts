import type { CompiledTheme, Engine } from '#engine/index.ts';
import { limits } from '#engine/text/limits.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import {
  addThemeVersion,
  changeThemes,
  moveThemePointer,
  readThemePointer,
  readThemeVersion,
  versionLabels,
} from '#server/store/theme-versions.ts';
import { compileStored } from '#server/tenancy/themes/compile-stored.ts';
import { themeHash } from '#server/tenancy/themes/theme-hash.ts';
import { conflictOf } from './conflict.ts';
import { type PublicationResult, type Publishing, refuse } from './publication.ts';
import { recordPublication } from './record-publication.ts';
import { affectedSchools, schoolLosses } from './school-losses.ts';
import { schoolsUsingTheme } from './schools-using-theme.ts';

interface PublishOptions {
  readonly store: Store;
  readonly engine: Engine;
  /** The theme's file, as findings name it. */
  readonly file: string;
  readonly text: string;
  /** Looks at everything and changes nothing. */
  readonly dryRun?: boolean;
  /** The operator's token. */
  readonly tokenId: number;
}

/**
 * Checks a theme, stores it under its content hash and makes it live, all in one transaction; refused, it changes
 * nothing. What is live already stays as it is, and whose it is too. What schools lose by it is reported: an old choice
 * of one school is no reason to keep a version from the others.
 */
export const publishTheme = async ({
  store,
  engine,
  file,
  text,
  dryRun = false,
  tokenId,
}: PublishOptions): Promise<PublicationResult<Publishing>> => {
  if (Buffer.byteLength(text) > limits.bytes) return refuse('THEME_TOO_LARGE');
  const { theme, findings } = engine.check({ file, text });
  if (!theme) return refuse('THEME_INVALID', 'The theme has errors and is not published. Fix the findings.', findings);

  const { themeId, slug, version } = theme;
  const document = JSON.parse(text) as Record<string, unknown>;
  const hash = themeHash(document);
  // Read before: inside a transaction there is no other.
  const schools = await schoolsUsingTheme(store, themeId);
  return changeThemes(store, async (context): Promise<PublicationResult<Publishing>> => {
    const labels = await versionLabels(context);
    const conflict = conflictOf({ themeId, slug, version, hash }, labels);
    if (conflict) return refuse('THEME_CONFLICT', conflict);
    const previousHash = (await readThemePointer(context, themeId))?.hash ?? null;
    const unchanged = previousHash === hash;
    const before = await versionBefore(context, engine, previousHash);
    const affected = affectedSchools(schoolLosses(engine, schools, { theme, before }));
    const previousVersion = labels.find((label) => label.hash === previousHash)?.version ?? null;
    const publication = { themeId, slug, version, hash, previousHash, previousVersion, unchanged };
    if (!unchanged && !dryRun) {
      await addThemeVersion(context, { hash, themeId, document, assets: {} });
      await moveThemePointer(context, { themeId, hash, byOperator: true, action: 'publish', tokenId });
      await recordPublication(context, { tokenId, action: 'publishTheme' }, publication);
    }
    return { ok: true, publication: { ...publication, live: unchanged || !dryRun, findings, ...affected } };
  });
};

/** The version that schools see now. One that this server cannot read is shown to none. */
const versionBefore = async (
  context: StoreContext,
  engine: Engine,
  hash: string | null,
): Promise<CompiledTheme | undefined> => {
  const stored = hash === null ? undefined : await readThemeVersion(context, hash);
  const { result } = stored ? compileStored(engine, `theme ${stored.hash.slice(0, 12)}`, stored.document) : {};
  return result?.ok ? result.theme : undefined;
};
