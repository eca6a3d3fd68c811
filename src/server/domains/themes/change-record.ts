import { isDeepStrictEqual } from 'node:util';
import { schoolTag } from '#schemas/sources/index.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { errorsOf } from '#server/core/validation/problem.ts';
import type { WriteContext } from '#server/store/audit.ts';
import type { SiteRecordRow, StoredSiteRecord } from '#server/store/schema.ts';
import { usedTheme } from '#server/store/site-record.ts';
import type { StoreContext } from '#server/store/store.ts';
import { choiceProblems } from './choice-problems.ts';
import type { RecordTheme } from './record-theme.ts';
import { findRecord, findVersion, type RecordAction, type SiteChoices, writeRecord } from './site-record-rows.ts';
import { startRecord } from './start-record.ts';

/** A school's record of one theme, on its way to another version. */
export interface RecordSubject {
  readonly schoolId: number;
  readonly own: RecordTheme;
  /** Undefined where nothing was chosen of the theme yet. */
  readonly row: SiteRecordRow | undefined;
  /** 0 where nothing was chosen yet. */
  readonly version: number;
  /** What visitors see while the theme is in use, or would see if it were now. */
  readonly live: StoredSiteRecord;
  /** Whether visitors see it. */
  readonly inUse: boolean;
}

/** The record of a school for a theme, stored or as it would begin. */
export const readSubject = async (
  context: Pick<StoreContext, 'db'>,
  { schoolId, own }: Pick<RecordSubject, 'schoolId' | 'own'>,
): Promise<RecordSubject> => {
  const { themeId } = own.theme;
  const row = await findRecord(context, schoolId, themeId);
  const inUse = (await usedTheme(context, schoolId)) === themeId;
  if (row) return { schoolId, own, row, version: row.version, live: row.record, inUse };
  const { record, version } = await startRecord(context, { schoolId, themeId, own });
  return { schoolId, own, row, version, live: record, inUse };
};

/** What an editor sees of it. */
export const shown = ({ row, live }: RecordSubject): StoredSiteRecord => row?.draft ?? live;

/** Throws `NOT_VALID` with the field and the cure of each choice that the theme does not take. */
export const requireTaken = ({ theme, lossesOf }: RecordTheme, record: StoredSiteRecord): void => {
  const problems = choiceProblems(theme, lossesOf(record as Parameters<typeof lossesOf>[0]));
  if (problems.length > 0) throw notValid(errorsOf(problems));
};

/** Makes choices the draft; those that are live already are none. Errors: `NOT_VALID`. */
export const saveDraft = async (
  context: WriteContext,
  subject: RecordSubject,
  { choices, userId }: { readonly choices: SiteChoices; readonly userId: number | null },
): Promise<void> => {
  const { own, live } = subject;
  const { themeId, version } = live;
  const wanted = { themeId, version, ...choices } as StoredSiteRecord;
  requireTaken(own, wanted);
  await change(context, subject, { action: 'edit', record: live, draft: own.resolve(wanted), userId });
};

/** Shows the draft to visitors. Errors: `NOT_VALID` where the theme no longer takes it. */
export const publishDraft = async (
  context: WriteContext,
  subject: RecordSubject,
  userId: number | null,
): Promise<void> => {
  const { own, row, live } = subject;
  if (row?.draft) requireTaken(own, row.draft);
  await change(context, subject, { action: 'publish', record: row?.draft ?? live, draft: null, userId });
};

/** Throws the draft away. */
export const discardDraft = (context: WriteContext, subject: RecordSubject, userId: number | null): Promise<void> =>
  change(context, subject, { action: 'discard', record: subject.live, draft: null, userId });

/** Makes the choices of an earlier version the draft. Errors: `NOT_VALID` where there is no such version. */
export const restoreVersion = async (
  context: WriteContext,
  subject: RecordSubject,
  { version, userId }: { readonly version: number; readonly userId: number | null },
): Promise<void> => {
  const { schoolId, own, live } = subject;
  const entry = await findVersion(context, { schoolId, themeId: own.theme.themeId, version });
  if (!entry) throw wrongField('version', 'There is no such version. The history lists those that there are.');
  const draft = { ...entry.record, version: live.version };
  await change(context, subject, { action: 'restore', record: live, draft, userId });
};

/**
 * Shows visitors again what an earlier version has; what they saw since is the draft, unless there is another already.
 * Errors: `NOT_VALID` where the theme no longer takes it.
 */
export const returnToVersion = async (
  context: WriteContext,
  subject: RecordSubject,
  { earlier, userId }: { readonly earlier: StoredSiteRecord; readonly userId: number | null },
): Promise<void> => {
  const { own, row, live } = subject;
  const record = { ...earlier, version: live.version };
  requireTaken(own, record);
  await change(context, subject, { action: 'restore', record, draft: row?.draft ?? live, userId });
};

interface Wanted {
  readonly action: RecordAction;
  readonly record: StoredSiteRecord;
  readonly draft: StoredSiteRecord | null;
  readonly userId: number | null;
}

/** Stores what has changed, with its history and an entry in the audit log. Touches what visitors see anew. */
const change = async (context: WriteContext, subject: RecordSubject, wanted: Wanted): Promise<void> => {
  const { schoolId, own, row, version, live, inUse } = subject;
  const { action, record, userId } = wanted;
  const draft = isDeepStrictEqual(wanted.draft, record) ? null : wanted.draft;
  if (isDeepStrictEqual([record, draft], [live, row?.draft ?? null])) {
    context.unrecorded();
    return;
  }
  await writeRecord(context, { schoolId, version: version + 1, inUse, record, draft, action, userId });
  const isPublic = !isDeepStrictEqual(record, live);
  const before = isPublic ? live : shown(subject);
  const after = isPublic ? record : (draft ?? record);
  await context.audit({
    entity: 'themeSettings',
    id: own.theme.themeId,
    before: { ...before },
    after: { ...after },
  });
  if (inUse && isPublic) context.touch(schoolTag(schoolId, 'siteRecord'));
};
