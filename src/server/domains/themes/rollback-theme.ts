import type { Engine } from '#engine/index.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import {
  changeThemes,
  moveThemePointer,
  pointerMoves,
  readThemePointer,
  readThemeVersion,
  type VersionLabel,
  versionLabels,
} from '#server/store/theme-versions.ts';
import { compileStored } from '#server/tenancy/themes/compile-stored.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { OperatorChange } from './operator-call.ts';
import { versionsBehind } from './pointer-history.ts';
import type { Publication } from './publication.ts';
import { recordPublication } from './record-publication.ts';

interface RollbackOptions extends OperatorChange {
  readonly store: Store;
  readonly engine: Engine;
  readonly themeId: number;
  /** A version, a hash or the start of one; without it the version that was live before. */
  readonly to?: string | undefined;
}

const shortestPrefix = 4;
const shown = (hash: string): string => hash.slice(0, 12);

/**
 * Makes an earlier version of a theme live again, in one transaction. Errors: `THEME_UNKNOWN`, `THEME_CONFLICT`,
 * `THEME_INVALID`; each changes nothing.
 */
export const rollbackTheme = (options: RollbackOptions): Promise<Publication> => {
  const { store, engine, themeId, to, tokenId, auditRecord } = options;
  return changeThemes(store, async (context): Promise<Publication> => {
    const labels = (await versionLabels(context)).filter((label) => label.themeId === themeId);
    const pointer = await readThemePointer(context, themeId);
    if (!pointer) throw new AppError('THEME_UNKNOWN', { themeId });
    const wanted = to === undefined ? await versionBefore(context, themeId, labels) : versionNamed(to, labels);
    if (typeof wanted === 'string') throw new AppError('THEME_CONFLICT', { reason: wanted });

    const stored = await readThemeVersion(context, wanted.hash);
    const file = `${wanted.slug ?? `theme ${themeId}`} ${wanted.version ?? ''} (${shown(wanted.hash)})`;
    const { result: compiled } = compileStored(engine, file, stored?.document ?? {});
    if (!compiled.ok) {
      const reason = `${file} has errors with this server's sections and does not go live again. Go back to another version.`;
      throw new AppError('THEME_INVALID', { reason }, { details: { findings: compiled.problems } });
    }
    const { slug, version } = compiled.theme;
    const { hash } = wanted;
    const unchanged = pointer.hash === hash;
    const previousVersion = labels.find((label) => label.hash === pointer.hash)?.version ?? null;
    const publication = { themeId, slug, version, hash, previousHash: pointer.hash, previousVersion, unchanged };
    if (!unchanged) {
      await moveThemePointer(context, { themeId, hash, byOperator: true, action: 'rollback', tokenId });
      await recordPublication(context, auditRecord, publication);
    }
    return { ...publication, live: true, findings: compiled.problems };
  });
};

/** The version that was live before this one, or why there is none. */
const versionBefore = async (
  context: StoreContext,
  themeId: number,
  labels: readonly VersionLabel[],
): Promise<VersionLabel | string> => {
  const [hash] = versionsBehind(await pointerMoves(context, themeId));
  const before = labels.find((label) => label.hash === hash);
  return before ?? `No version of theme ${themeId} was live before this one. ${offer(labels)}`;
};

/** The version meant by a version, a hash or the start of one, or why it cannot be determined. */
const versionNamed = (to: string, labels: readonly VersionLabel[]): VersionLabel | string => {
  const isPrefix = to.length >= shortestPrefix && /^[0-9a-f]+$/.test(to);
  const meant = labels.filter(({ version, hash }) => version === to || (isPrefix && hash.startsWith(to)));
  const [only] = meant;
  if (!only) return `There is no version "${to}" of this theme. ${offer(labels)}`;
  return meant.length === 1 ? only : `"${to}" can be more than one version. Name one by its hash. ${offer(meant)}`;
};

const offer = (labels: readonly VersionLabel[]): string =>
  `Published: ${labels.map(({ version, hash }) => `${version ?? 'no version'} (${shown(hash)})`).join(', ')}.`;
