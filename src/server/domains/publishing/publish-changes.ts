import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type ChangeRef, publishChanges } from '#schemas/api/publishing.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { lockItem, type NamedType, publishStep, updateItem } from '#server/domains/content/public.ts';
import {
  findVersionOf,
  lockRecords,
  publishDraft,
  type RecordTheme,
  readSubject,
} from '#server/domains/themes/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentDocument, contentHistory, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { eachChange, themeOfChanges } from './each-change.ts';
import { type Published, readPublications, recordPublication } from './publications.ts';

/** Shows chosen changes to visitors, all or none; the problems are reported by change. */
export const publishChangesHandler = handle(publishChanges, async ({ body: { changes: refs, note } }, context) => {
  const own = await themeOfChanges(context, refs);
  return context.write(async (transaction) => {
    const changes = await eachChange<ChangeRef, Published>(context, {
      refs,
      own,
      steps: {
        content: (ref, type) => publishItem(transaction, { context, ref, type }),
        theme: (ref, theme) => publishTheme(transaction, { context, ref, own: theme }),
      },
    });
    await recordPublication(transaction, { changes, note: note?.trim() || null });
    const [publication] = await readPublications(transaction, { context });
    if (!publication) throw new Error('A publication that was recorded is not there.');
    return ok(publication);
  });
});

interface OfItem {
  readonly context: CallContext;
  readonly ref: ChangeRef;
  readonly type: NamedType;
}

const publishItem = async (transaction: WriteContext, { context, ref, type }: OfItem): Promise<Published> => {
  const found = await lockItem(transaction, type.type, ref.id);
  if (!found) throw notFound();
  const now = context.now();
  await requireSame(transaction, { ref, ...found, now });
  const row = { ...found, ...settled(found, now) };
  const { published, scheduled, publishAt } = row;
  const before = published === null ? null : await versionOf(transaction.db, row.id, published);
  const step = await publishStep(transaction, { type, row, now });
  if (!step) return { ...ref, before };
  const userId = userIdOf(context.actor);
  const { version } = await updateItem(transaction, row, { published, scheduled, publishAt, ...step, userId });
  return { ...ref, version, before };
};

/** The last version of an item that is this document; -1 if the history does not have it. */
const versionOf = async (db: Db, id: number, document: ContentDocument): Promise<number> => {
  const { contentId, version, document: stored } = contentHistory;
  const [entry] = await db
    .select({ version })
    .from(contentHistory)
    .where(and(eq(contentId, id), isNotNull(stored), eq(stored, document)))
    .orderBy(desc(version))
    .limit(1);
  return entry?.version ?? -1;
};

interface OfTheme {
  readonly context: CallContext;
  readonly ref: ChangeRef;
  readonly own: RecordTheme;
}

const publishTheme = async (transaction: WriteContext, { context, ref, own }: OfTheme): Promise<Published> => {
  const { schoolId } = context.school;
  await lockRecords(transaction, schoolId);
  const subject = await readSubject(transaction, { schoolId, own });
  const { row, live, version } = subject;
  await requireSame(transaction, {
    ref,
    version,
    updatedAt: row?.updatedAt,
    updatedBy: row?.updatedBy,
    now: context.now(),
  });
  const before = (await findVersionOf(transaction, { schoolId, record: live })) ?? -1;
  await publishDraft(transaction, subject, userIdOf(context.actor));
  return { ...ref, version: version + 1, before };
};

interface Stored {
  readonly ref: ChangeRef;
  readonly version: number;
  readonly updatedAt: Date | undefined;
  readonly updatedBy: number | null | undefined;
  readonly now: Date;
}

/** Throws `STALE` where something was changed since the version that a change names. */
const requireSame = async (
  { db }: WriteContext,
  { ref, version, updatedAt, updatedBy, now }: Stored,
): Promise<void> => {
  if (ref.version === version) return;
  const [user] = updatedBy ? await db.select({ name: users.name }).from(users).where(eq(users.id, updatedBy)) : [];
  throw await staleEdit({ db }, { user: user?.name, at: updatedAt ?? now, now, details: {} });
};
