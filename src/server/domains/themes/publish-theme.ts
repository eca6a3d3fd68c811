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
import { AppError } from '#shared/errors/app-error.ts';
import { themeHash } from '#shared/theme-hash.ts';
import { conflictOf } from './conflict.ts';
import type { OperatorChange } from './operator-call.ts';
import type { Publishing } from './publication.ts';
import { recordPublication } from './record-publication.ts';
import { affectedSchools, schoolLosses } from './school-losses.ts';
import { schoolsUsingTheme } from './schools-using-theme.ts';
import { checkThemeApart } from './theme-process.ts';

interface PublishOptions extends OperatorChange {
  readonly store: Store;
  readonly engine: Engine;
  /** The product's own address. */
  readonly baseUrl: () => URL;
  /** The theme's file, as findings name it. */
  readonly file: string;
  readonly text: string;
  /** Looks at everything and changes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Checks a theme, stores it under its content hash and makes it live, all in one transaction. What is live already
 * stays as it is, and whose it is too. What schools lose by it is reported: an old choice of one school is no reason to
 * keep a version from the others. Errors: `THEME_TOO_LARGE`, `THEME_INVALID`, `THEME_CONFLICT`, `WORK_LOST`; each
 * changes nothing.
 */
export const publishTheme = async ({
  store,
  engine,
  baseUrl,
  file,
  text,
  dryRun = false,
  tokenId,
  auditRecord,
}: PublishOptions): Promise<Publishing> => {
  if (Buffer.byteLength(text) > limits.bytes) throw new AppError('THEME_TOO_LARGE');
  const { isSound, findings } = await checkThemeApart({ file, text, baseUrl: baseUrl().href });
  const compiled = isSound ? engine.compile({ file, text }) : undefined;
  if (!compiled?.ok) {
    const reason = 'The theme has errors and is not published. Fix the findings.';
    throw new AppError('THEME_INVALID', { reason }, { details: { findings } });
  }
  const { theme } = compiled;

  const { themeId, slug, version } = theme;
  const document = JSON.parse(text) as Record<string, unknown>;
  const hash = themeHash(document);
  // Read before: inside a transaction there is no other.
  const schools = await schoolsUsingTheme(store, themeId);
  return changeThemes(store, async (context): Promise<Publishing> => {
    const labels = await versionLabels(context);
    const conflict = conflictOf({ themeId, slug, version, hash }, labels);
    if (conflict) throw new AppError('THEME_CONFLICT', { reason: conflict });
    const previousHash = (await readThemePointer(context, themeId))?.hash ?? null;
    const unchanged = previousHash === hash;
    const before = await versionBefore(context, engine, previousHash);
    const affected = affectedSchools(schoolLosses(engine, schools, { theme, before }));
    const previousVersion = labels.find((label) => label.hash === previousHash)?.version ?? null;
    const publication = { themeId, slug, version, hash, previousHash, previousVersion, unchanged };
    if (!unchanged && !dryRun) {
      await addThemeVersion(context, { hash, themeId, document, assets: {} });
      await moveThemePointer(context, { themeId, hash, byOperator: true, action: 'publish', tokenId });
      await recordPublication(context, auditRecord, publication);
    }
    return { ...publication, live: unchanged || !dryRun, findings, ...affected };
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
