import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  cancelScheduledPublication,
  listScheduledPublications,
  type ScheduledPublication,
  scheduleChanges,
} from '#schemas/api/scheduled-publications.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { themeChange } from '#schemas/office.ts';
import { notFound, notValid, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, nothing, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import { onlyRow } from '#server/store/query.ts';
import { content, type ScheduledPublicationRow, scheduledPublications, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { instantOf, localTimeIn } from '#shared/calendar.ts';
import { changeKey, chosenChanges } from './chosen-changes.ts';
import { publishableBy } from './each-change.ts';
import { publisherOf, requirePublishable } from './publish-changes.ts';

/** What the audit log calls one. */
export const scheduleEntity = 'scheduledPublication';

const takenAlready = 'It already goes live at a time that was chosen. Take that back first.';

/** Chooses when changes go live. They must be fit for it now, and none may be chosen for another time. */
export const scheduleChangesHandler = handle(scheduleChanges, async ({ body }, context) => {
  const { changes: refs, local } = body;
  const { schoolId } = context.school;
  const publishable = await publishableBy(context, refs);
  return context.write(async (transaction) => {
    const now = context.now();
    const timeZone = await readTimeZone(createStoreReader(transaction.db, now));
    const at = new Date(instantOf(timeZone, local.slice(0, 16)));
    if (at <= now) throw wrongField('local', 'Choose a time in the future.');
    const publisher = publisherOf(context, publishable);
    await requirePublishable(transaction, publisher, refs);
    const taken = await chosenChanges(transaction, schoolId);
    const twice = refs.filter((ref) => taken.has(changeKey(ref)));
    if (twice.length > 0) throw notValid(Object.fromEntries(twice.map((ref) => [changeKey(ref), [takenAlready]])));
    const unique = [...new Map(refs.map((ref) => [changeKey(ref), ref])).values()];
    const note = body.note?.trim() || null;
    const row = onlyRow(
      await transaction.db
        .insert(scheduledPublications)
        .values({ schoolId, at, changes: unique, note, createdBy: publisher.userId })
        .returning(),
    );
    await transaction.audit({
      entity: scheduleEntity,
      id: row.id,
      after: { at: at.toISOString(), changes: unique, note },
    });
    const [scheduled] = await readScheduled(transaction, context, row.id);
    if (!scheduled) throw new Error('What was scheduled is not there.');
    return created(scheduled);
  });
});

export const listScheduledPublicationsHandler = handle(listScheduledPublications, (_, context) =>
  context.read(async (transaction) => ok([...(await readScheduled(transaction, context))])),
);

export const cancelScheduledPublicationHandler = handle(cancelScheduledPublication, ({ params: { id } }, context) =>
  context.write(async (transaction) => {
    const [row] = await transaction.db
      .delete(scheduledPublications)
      .where(and(eq(scheduledPublications.schoolId, context.school.schoolId), eq(scheduledPublications.id, id)))
      .returning();
    if (!row) throw notFound();
    const { at, changes, note } = row;
    await transaction.audit({
      entity: scheduleEntity,
      id,
      before: { at: at.toISOString(), changes, note },
      after: null,
    });
    return nothing;
  }),
);

const readScheduled = async (
  { db }: Pick<StoreContext, 'db'>,
  context: CallContext,
  id?: number,
): Promise<readonly ScheduledPublication[]> => {
  const { schoolId } = context.school;
  const { createdBy } = scheduledPublications;
  const rows = await db
    .select({ row: scheduledPublications, user: users.name })
    .from(scheduledPublications)
    .leftJoin(users, and(eq(users.schoolId, schoolId), eq(users.id, createdBy)))
    .where(
      and(
        eq(scheduledPublications.schoolId, schoolId),
        id === undefined ? undefined : eq(scheduledPublications.id, id),
      ),
    )
    .orderBy(asc(scheduledPublications.at), asc(scheduledPublications.id));
  const timeZone = await readTimeZone(createStoreReader(db, context.now()));
  const titles = await titlesOf(
    db,
    rows.map(({ row }) => row),
  );
  const own = userIdOf(context.actor);
  const inLanguage = inLanguageOf(context);
  return rows.map(({ row, user }) => ({
    id: row.id,
    at: row.at.toISOString(),
    local: localTimeIn(timeZone, row.at.getTime()),
    user,
    isYours: own !== null && row.createdBy === own,
    count: row.changes.length,
    note: row.note,
    problems:
      row.failedAt === null
        ? null
        : Object.entries(row.problems ?? {}).flatMap(([place, texts]) => {
            const [type = '', rest = ''] = place.split('/');
            const of = Number.parseInt(rest, 10) || 0;
            const title = type === themeChange ? null : (titles.get(of) ?? null);
            return texts.map((text) => ({ type, id: of, title, text: inLanguage(text) }));
          }),
  }));
};

const nameFields = new Map<string, string>(contentTypes.map(({ type, nameField }) => [type, nameField]));

/** The names of the items of what could not go live, by id. */
const titlesOf = async (
  db: StoreContext['db'],
  rows: readonly ScheduledPublicationRow[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = rows.flatMap(({ failedAt, changes }) => (failedAt ? changes.map(({ id }) => id) : []));
  if (ids.length === 0) return new Map();
  const found = await db.select().from(content).where(inArray(content.id, ids));
  return new Map(
    found.flatMap(({ id, type, draft, scheduled, published }) => {
      const title = (draft ?? scheduled ?? published)?.[nameFields.get(type) ?? ''];
      return typeof title === 'string' && title !== '' ? [[id, title] as const] : [];
    }),
  );
};
