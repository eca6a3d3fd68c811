import type { CompiledTheme, Engine } from '#engine/index.ts';
import { limits } from '#engine/text/limits.ts';
import type { Store } from '#server/store/store.ts';
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
  // A version that went live while the schools were looked at is what the next round compares with.
  for (;;) {
    const previous = await liveVersion(store, engine, themeId);
    // Outside the transaction: on the embedded database nobody else has one meanwhile.
    const schools = await schoolsUsingTheme(store, themeId);
    const affected = affectedSchools(await schoolLosses(engine, schools, { theme, before: previous.theme }));
    const publication = await changeThemes(store, async (context): Promise<Publishing | undefined> => {
      const labels = await versionLabels(context);
      const conflict = conflictOf({ themeId, slug, version, hash }, labels);
      if (conflict) throw new AppError('THEME_CONFLICT', { reason: conflict });
      const previousHash = (await readThemePointer(context, themeId))?.hash ?? null;
      if (previousHash !== previous.hash) return undefined;
      const unchanged = previousHash === hash;
      const previousVersion = labels.find((label) => label.hash === previousHash)?.version ?? null;
      const facts = { themeId, slug, version, hash, previousHash, previousVersion, unchanged };
      if (!unchanged && !dryRun) {
        await addThemeVersion(context, { hash, themeId, document, assets: {} });
        await moveThemePointer(context, { themeId, hash, byOperator: true, action: 'publish', tokenId });
        await recordPublication(context, auditRecord, facts);
      }
      return { ...facts, live: unchanged || !dryRun, findings, ...affected };
    });
    if (publication) return publication;
  }
};

/** The version that schools see now, null if there is none. One that this server cannot read is shown to none. */
const liveVersion = async (
  store: Store,
  engine: Engine,
  themeId: number,
): Promise<{ readonly hash: string | null; readonly theme?: CompiledTheme | undefined }> => {
  const [hash, stored] = await store.global(async (context) => {
    const pointer = await readThemePointer(context, themeId);
    return [pointer?.hash ?? null, pointer && (await readThemeVersion(context, pointer.hash))] as const;
  });
  if (!stored) return { hash };
  const { result } = compileStored(engine, `theme ${stored.hash.slice(0, 12)}`, stored.document);
  return { hash, theme: result.ok ? result.theme : undefined };
};
