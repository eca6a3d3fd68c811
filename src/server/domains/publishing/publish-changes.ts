import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type ChangeRef, publishChanges } from '#schemas/api/publishing.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { lockItem, type NamedType, publishStep, updateItem } from '#server/domains/content/public.ts';
import {
  findVersionOf,
  lockRecords,
  publishDraft,
  type RecordTheme,
  readSubject,
  requireTaken,
} from '#server/domains/themes/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type BeforeShown, settleShown } from '#server/store/content/before-shown.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentDocument, contentHistory, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { eachChange, type Publishable, publishableBy } from './each-change.ts';
import { type Published, readPublications, recordPublication } from './publications.ts';

/** Shows chosen changes to visitors, all or none; the problems are reported by change. */
export const publishChangesHandler = handle(
  publishChanges,
  async ({ query, body: { changes: refs, note } }, context) => {
    const publishable = await publishableBy(context, refs);
    return context.write(async (transaction) => {
      await publishAll(
        transaction,
        { ...publisherOf(context, publishable), registers: query.Registers },
        { refs, note: note?.trim() || null },
      );
      const [publication] = await readPublications(transaction, { context });
      if (!publication) throw new Error('A publication that was recorded is not there.');
      return ok(publication);
    });
  },
);

/** Who publishes, what of, and when. */
export interface Publisher extends Publishable {
  readonly schoolId: number;
  readonly userId: number | null;
  readonly now: Date;
  readonly beforeShown: BeforeShown;
  /** What becomes of registers on the days of holidays; undefined where nobody has said. */
  readonly registers?: HolidayRegisters | undefined;
}

export const publisherOf = (context: CallContext, publishable: Publishable): Publisher => ({
  ...publishable,
  schoolId: context.school.schoolId,
  userId: userIdOf(context.actor),
  now: context.now(),
  beforeShown: context.services.beforeShown,
});

interface ChosenSet {
  readonly refs: readonly ChangeRef[];
  readonly note: string | null;
}

/** Publishes a set of changes in one transaction. Errors: `NOT_VALID` with what holds each of them back. */
export const publishAll = async (
  transaction: WriteContext,
  publisher: Publisher,
  { refs, note }: ChosenSet,
): Promise<void> => {
  const changes = await eachChange<ChangeRef, Published>(publisher, {
    refs,
    steps: {
      content: (ref, type) => publishItem(transaction, { publisher, ref, type }),
      theme: (ref, own) => publishTheme(transaction, { publisher, ref, own }),
    },
  });
  await recordPublication(transaction, { changes, note });
};

/** Finds what would hold a set back if it were published now. Errors: as `publishAll`. */
export const requirePublishable = async (
  transaction: WriteContext,
  publisher: Publisher,
  refs: readonly ChangeRef[],
): Promise<void> => {
  await eachChange<ChangeRef, unknown>(publisher, {
    refs,
    steps: {
      content: (ref, type) => planItem(transaction, { publisher, ref, type }),
      theme: async (ref, own) => {
        const { row } = await planTheme(transaction, { publisher, ref, own });
        if (row?.draft) requireTaken(own, row.draft);
      },
    },
  });
};

interface OfItem {
  readonly publisher: Publisher;
  readonly ref: ChangeRef;
  readonly type: NamedType;
}

/** An item in the version that was chosen, locked, and what is to be done to it. */
const planItem = async (transaction: WriteContext, { publisher: { now }, ref, type }: OfItem) => {
  const found = await lockItem(transaction, type.type, ref.id);
  if (!found) throw notFound();
  await requireSame(transaction, { ref, ...found, now });
  const row = { ...found, ...settled(found, now) };
  return { row, step: await publishStep(transaction, { type, row, now }) };
};

const publishItem = async (transaction: WriteContext, of: OfItem): Promise<Published> => {
  const { row, step } = await planItem(transaction, of);
  const { published, scheduled, publishAt } = row;
  // What was to be shown for the first time later was not seen.
  const isSeen = published !== null && !(scheduled === null && publishAt !== null && publishAt > of.publisher.now);
  const before = isSeen ? await versionOf(transaction.db, row.id, published) : null;
  const expireAt = row.expireAt?.toISOString() ?? null;
  if (!step) return { ...of.ref, before, expireAt };
  const { userId, beforeShown, now, registers } = of.publisher;
  await settleShown(beforeShown, transaction, { type: of.type.type, before: row, step, now, registers });
  const { version } = await updateItem(transaction, row, { published, scheduled, publishAt, ...step, userId });
  return { ...of.ref, version, before, expireAt };
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
  readonly publisher: Publisher;
  readonly ref: ChangeRef;
  readonly own: RecordTheme;
}

/** The choices for a theme in the version that was chosen, locked. */
const planTheme = async (transaction: WriteContext, { publisher: { schoolId, now }, ref, own }: OfTheme) => {
  await lockRecords(transaction, schoolId);
  const subject = await readSubject(transaction, { schoolId, own });
  const { row, version } = subject;
  await requireSame(transaction, { ref, version, updatedAt: row?.updatedAt, updatedBy: row?.updatedBy, now });
  return subject;
};

const publishTheme = async (transaction: WriteContext, of: OfTheme): Promise<Published> => {
  const { schoolId, userId } = of.publisher;
  const subject = await planTheme(transaction, of);
  const before = (await findVersionOf(transaction, { schoolId, record: subject.live })) ?? -1;
  await publishDraft(transaction, subject, userId);
  return { ...of.ref, version: subject.version + 1, before };
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
