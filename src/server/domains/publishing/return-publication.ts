import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { returnPublication } from '#schemas/api/publishing.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { lockItem, type NamedType, returnStep, updateItem } from '#server/domains/content/public.ts';
import {
  findVersion,
  lockRecords,
  type RecordTheme,
  readSubject,
  returnToVersion,
} from '#server/domains/themes/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settleShown } from '#server/store/content/before-shown.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentDocument, contentHistory } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { eachChange, publishableBy } from './each-change.ts';
import { type Published, readPublications, readPublished, returnEntity } from './publications.ts';

const changedSince = 'Visitors have been shown something newer since then. Open its history instead.';
const notKnown = 'What visitors saw before is not in the history.';

/** Shows visitors what they saw before a publication, all of it or none. */
export const returnPublicationHandler = handle(returnPublication, async ({ params: { id }, query }, context) => {
  const { schoolId } = context.school;
  const refs = await context.read((transaction) => readPublished(transaction, schoolId, id));
  const publishable = await publishableBy(context, refs);
  return context.write(async (transaction) => {
    await eachChange<Published, void>(publishable, {
      refs,
      steps: {
        content: (ref, type) => returnItem(transaction, { context, ref, type, registers: query.Registers }),
        theme: (ref, theme) => returnTheme(transaction, { context, ref, own: theme }),
      },
    });
    await transaction.audit({ entity: returnEntity, id, after: { changes: refs } });
    const [publication] = await readPublications(transaction, { context, id });
    if (!publication) throw notFound();
    return ok(publication);
  });
});

interface OfItem {
  readonly context: CallContext;
  readonly ref: Published;
  readonly type: NamedType;
  readonly registers: HolidayRegisters | undefined;
}

const returnItem = async (transaction: WriteContext, { context, ref, type, registers }: OfItem): Promise<void> => {
  const found = await lockItem(transaction, type.type, ref.id);
  if (!found) throw notFound();
  const now = context.now();
  const row = { ...found, ...settled(found, now) };
  const { published, scheduled, publishAt } = row;
  const shown = await documentOf(transaction.db, ref.id, ref.version);
  if (!isDeepStrictEqual(published, shown)) throw refuse(changedSince);
  const earlier = ref.before === null ? null : await documentOf(transaction.db, ref.id, ref.before);
  if (earlier === undefined) throw refuse(notKnown);
  const expireAt = ref.expireAt ? new Date(ref.expireAt) : null;
  const step = await returnStep(transaction, { type, row, now }, { document: earlier, expireAt });
  if (step) {
    const change = { type: type.type, before: row, step, now, registers };
    await settleShown(context.services.beforeShown, transaction, change);
  }
  await updateItem(transaction, row, {
    published,
    scheduled,
    publishAt,
    ...step,
    action: 'return',
    userId: userIdOf(context.actor),
  });
};

const documentOf = async (db: Db, id: number, version: number): Promise<ContentDocument | undefined> => {
  const [entry] = await db
    .select({ document: contentHistory.document })
    .from(contentHistory)
    .where(and(eq(contentHistory.contentId, id), eq(contentHistory.version, version)))
    .orderBy(desc(contentHistory.id))
    .limit(1);
  return entry?.document ?? undefined;
};

interface OfTheme {
  readonly context: CallContext;
  readonly ref: Published;
  readonly own: RecordTheme;
}

const returnTheme = async (transaction: WriteContext, { context, ref, own }: OfTheme): Promise<void> => {
  const { schoolId } = context.school;
  const { themeId } = own.theme;
  await lockRecords(transaction, schoolId);
  const subject = await readSubject(transaction, { schoolId, own });
  const shown = await findVersion(transaction, { schoolId, themeId, version: ref.version });
  if (!isDeepStrictEqual(subject.live, shown?.record)) throw refuse(changedSince);
  const earlier = await findVersion(transaction, { schoolId, themeId, version: ref.before ?? -1 });
  if (!earlier) throw refuse(notKnown);
  await returnToVersion(transaction, subject, { earlier: earlier.record, userId: userIdOf(context.actor) });
};
