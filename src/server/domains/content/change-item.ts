import type { FullItem, ItemParams } from '#schemas/api/content/item.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { versionTag } from '#server/http/calls/expected-version.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settleShown } from '#server/store/content/before-shown.ts';
import { settled } from '#server/store/content/visible.ts';
import { contentTypeOf } from './content-type.ts';
import { readItem } from './item-row.ts';
import type { Step, Subject } from './steps.ts';
import { requireVersion } from './version.ts';
import { lockItem, updateItem } from './write-item.ts';

/** An item with its version as ETag. */
export const answerItem = (item: FullItem) =>
  ({ status: 200, body: item, headers: { etag: versionTag(item.version) } }) as const;

type ItemAnswer = ReturnType<typeof answerItem>;

interface Change {
  readonly context: CallContext;
  readonly params: ItemParams;
  /** What the request would make of the item, for who was faster. */
  readonly yours: unknown;
  /** What becomes of registers on the days of a holiday that visitors see by it; undefined where nobody has said. */
  readonly registers?: HolidayRegisters | undefined;
  /** Whether it may be in the bin. */
  readonly binned?: boolean;
}

/** Locks an item, in the version that If-Match names. Errors: `NOT_FOUND`, `STALE`, `NOT_VALID` without the header. */
export const lockSubject = async (
  transaction: WriteContext,
  { context, params, yours, binned = false }: Change,
): Promise<Subject> => {
  const type = contentTypeOf(params);
  const row = await lockItem(transaction, type.type, params.id, { binned });
  if (!row) throw notFound();
  await requireVersion(transaction, { context, row, yours });
  const now = context.now();
  return { type, row: { ...row, ...settled(row, now) }, now };
};

interface Planned {
  readonly subject: Subject;
  readonly step: Step;
}

/** Makes the change that a step says; answers with the item as it is then. */
export const applyStep = async (
  transaction: WriteContext,
  { context, subject, step, registers }: Pick<Change, 'context' | 'registers'> & Planned,
): Promise<ItemAnswer> => {
  const { row, now, type } = subject;
  if (step) {
    const { published, scheduled, publishAt } = row;
    const change = { type: type.type, before: row, step, now, registers };
    await settleShown(context.services.beforeShown, transaction, change);
    const userId = userIdOf(context.actor);
    await updateItem(transaction, row, { published, scheduled, publishAt, ...step, userId });
  } else transaction.unrecorded();
  return answerItem(await readItem(transaction.db, row.id, now));
};

/** One change of one item, in one transaction. */
export const changeItem = (
  change: Change,
  plan: (transaction: WriteContext, subject: Subject) => Promise<Step> | Step,
): Promise<ItemAnswer> =>
  change.context.write(async (transaction) => {
    const subject = await lockSubject(transaction, change);
    const step = await plan(transaction, subject);
    return applyStep(transaction, { ...change, subject, step });
  });
