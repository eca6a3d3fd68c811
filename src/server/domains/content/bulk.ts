import { asc, inArray } from 'drizzle-orm';
import { type BulkBody, bulkContent } from '#schemas/api/content/write.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { notFound, notValid } from '#server/core/errors/refusals.ts';
import { registersAsked, registersTaken } from '#server/core/errors/registers-taken.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settleShown } from '#server/store/content/before-shown.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentRow, content } from '#server/store/schema.ts';
import { type ApiError, type FieldErrors, isApiError } from '#shared/errors/app-error.ts';
import { contentTypeOf, type NamedType } from './content-type.ts';
import { listedItem, selectListed } from './item-row.ts';
import { deleteStep, expireStep, publishStep, type Step, type Subject, unpublishStep } from './steps.ts';
import { lockItem, updateItem } from './write-item.ts';

/** Does the same to many items, all or none; the problems are reported by id. */
export const bulkContentHandler = handle(bulkContent, ({ params, query, body }, context) => {
  const type = contentTypeOf(params);
  const now = context.now();
  return context.write(async (transaction) => {
    const errors = new Map<string, readonly string[]>();
    let registers = 0;
    for (const [id, found] of await lockItems(transaction, type, body.ids)) {
      try {
        if (!found) throw notFound();
        const row = { ...found, ...settled(found, now) };
        const step = await stepOf(transaction, { type, row, now }, body);
        if (step) await applyTo(transaction, { context, row, step, registers: query.Registers });
        else transaction.unrecorded();
      } catch (error) {
        if (!isApiError(error)) throw error;
        registers += registersAsked(error);
        if (registersAsked(error) === 0)
          for (const [field, texts] of Object.entries(problemsOf(error))) errors.set(at(id, field), texts);
      }
    }
    if (errors.size > 0) throw notValid(Object.fromEntries(errors));
    if (registers > 0) throw registersTaken(registers);
    const rows = await selectListed(transaction.db, now)
      .where(inArray(content.id, [...body.ids]))
      .orderBy(asc(content.position), asc(content.id));
    return ok(rows.map(listedItem));
  });
});

interface Applied {
  readonly context: CallContext;
  readonly row: ContentRow;
  readonly step: NonNullable<Step>;
  readonly registers: HolidayRegisters | undefined;
}

const applyTo = async (transaction: WriteContext, { context, row, step, registers }: Applied): Promise<void> => {
  const { published, scheduled, publishAt } = row;
  const change = { type: row.type, before: row, step, now: context.now(), registers };
  await settleShown(context.services.beforeShown, transaction, change);
  await updateItem(transaction, row, { published, scheduled, publishAt, ...step, userId: userIdOf(context.actor) });
};

/** The items, by id. They are locked in one order, so that two of these wait for each other and never both. */
const lockItems = async (
  transaction: WriteContext,
  { type }: NamedType,
  ids: readonly number[],
): Promise<Map<number, ContentRow | undefined>> => {
  const found = new Map<number, ContentRow | undefined>();
  for (const id of ids.toSorted((a, b) => a - b)) found.set(id, await lockItem(transaction, type, id));
  return found;
};

const stepOf = async (transaction: WriteContext, subject: Subject, body: BulkBody): Promise<Step> => {
  switch (body.action) {
    case 'publish':
      return publishStep(transaction, subject);
    case 'unpublish':
      return unpublishStep(subject);
    case 'delete':
      return deleteStep(subject);
    case 'expire':
      return expireStep(subject, body.expire_at === undefined ? undefined : new Date(body.expire_at));
  }
};

/** What was refused of one item; texts that are of no field stand under none. */
const problemsOf = ({ errors, message }: ApiError): FieldErrors => errors ?? { '': [message] };

/** A field of one of several items: `12.heading`, or `12` for the item itself. */
const at = (id: number, field: string): string => (field === '' ? String(id) : `${id}.${field}`);
