import { and, eq, isNull, max } from 'drizzle-orm';
import { type CreateQuery, createContent } from '#schemas/api/content/write.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { type CallContext, handle } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settleShown } from '#server/store/content/before-shown.ts';
import { type ContentDocument, type ContentRow, content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { answerItem } from './change-item.ts';
import { contentTypeOf, type NamedType } from './content-type.ts';
import { cleanFields, draftOf } from './draft.ts';
import { findSent } from './find-sent.ts';
import { readItem } from './item-row.ts';
import { publishStep, type Step, type Subject, scheduleStep } from './steps.ts';
import { insertItem, langOf, lockItem, lockType, updateItem } from './write-item.ts';

/**
 * Starts an item with a draft, behind the others of its type, and shows it to visitors where that is asked for. The same
 * request sent again is answered with the item that the first one has added.
 */
export const createContentHandler = handle(createContent, async ({ params, query, body }, context) => {
  const type = contentTypeOf(params);
  const { schoolId } = context.school;
  const clientKey = clientKeyOf(context);
  const fields = await cleanFields({ schoolId, type }, body);
  return context.write(async (transaction) => {
    const sent = await findSent(transaction, { schoolId, type: type.type, clientKey });
    if (sent) {
      transaction.unrecorded();
      return { ...answerItem(await readItem(transaction.db, sent.id, context.now())), status: 201 } as const;
    }
    const draft = await draftOf(transaction.db, { schoolId, type, base: {}, fields });
    const added = await addDraft(transaction, { context, type, draft, action: 'create', clientKey });
    const row = await lockItem(transaction, type.type, added.body.id);
    const now = context.now();
    const step = row && (await showStep(transaction, { type, row, now }, query));
    if (!row || !step) return added;
    const change = { type: type.type, before: row, step, now, registers: query.Registers };
    await settleShown(context.services.beforeShown, transaction, change);
    await updateItem(transaction, row, { ...step, userId: userIdOf(context.actor) });
    return { ...answerItem(await readItem(transaction.db, row.id, now)), status: 201 } as const;
  });
});

/** Shows a new item as it was asked for; undefined where it is to stay a draft. */
const showStep = async (
  context: StoreContext,
  subject: Subject,
  { publish, publish_at, expire_at }: CreateQuery,
): Promise<Step> => {
  const times = { publishAt: dateOf(publish_at), expireAt: dateOf(expire_at) };
  const isLater = publish_at !== undefined;
  if (isLater || (!publish && expire_at !== undefined)) return scheduleStep(context, subject, times);
  if (!publish) return undefined;
  const step = await publishStep(context, subject);
  if (!step || expire_at === undefined) return step;
  const { expireAt } = (await scheduleStep(context, { ...subject, row: { ...subject.row, ...step } }, times)) ?? {};
  return { ...step, ...(expireAt === undefined ? {} : { expireAt }) };
};

const dateOf = (time: string | undefined): Date | undefined => (time === undefined ? undefined : new Date(time));

interface NewDraft {
  readonly context: CallContext;
  readonly type: NamedType;
  readonly draft: ContentDocument;
  readonly action: string;
  readonly isSample?: boolean;
  readonly clientKey?: string | undefined;
}

/**
 * Adds an item with a draft. Of a type that has one item, a sample takes the draft, and visitors see the sample until it
 * is published. Errors: `GUARD` for a second item of such a type.
 */
export const addDraft = async (
  transaction: WriteContext,
  { context, type, draft, action, isSample = false, clientKey }: NewDraft,
) => {
  const { schoolId } = context.school;
  await lockType(transaction, schoolId, type.type);
  const userId = userIdOf(context.actor);
  const answer = async ({ id }: ContentRow) =>
    ({ ...answerItem(await readItem(transaction.db, id, context.now())), status: 201 }) as const;
  const sample = type.singleton && !isSample ? await lockSample(transaction, type) : undefined;
  if (sample) return answer(await updateItem(transaction, sample, { draft, lang: langOf(draft), action, userId }));
  if (type.singleton) await requireNone(transaction, type);
  const [last] = await transaction.db
    .select({ position: max(content.position) })
    .from(content)
    .where(eq(content.type, type.type));
  const position = (last?.position ?? -1) + 1;
  const values = { schoolId, type: type.type, draft, lang: langOf(draft), position, action, isSample };
  return answer(await insertItem(transaction, { ...values, clientKey, userId }));
};

const lockSample = async ({ db }: StoreContext, { type }: NamedType): Promise<ContentRow | undefined> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.type, type), eq(content.isSample, true), isNull(content.deletedAt)))
    .for('update');
  return row;
};

/** Throws `GUARD` where there is an item of a type that a school has one of. */
export const requireNone = async ({ db }: StoreContext, { type }: NamedType): Promise<void> => {
  const [other] = await db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.type, type), isNull(content.deletedAt)));
  if (other) throw refuse(`There is one already, with the id ${other.id}. Edit that one.`, { id: other.id });
};
