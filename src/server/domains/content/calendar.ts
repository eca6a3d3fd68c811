import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { listCalendar, maxCalendarDays } from '#schemas/api/content/calendar.ts';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { content } from '#server/store/schema.ts';
import { addDays, daysBetween } from '#shared/calendar.ts';
import { readableTypes } from './content-type.ts';
import { itemState, shownDocument } from './item-row.ts';

const most = 1000;

/** The fields that say on which days an item is. */
const dayFields = new Map<ContentTypeName, { readonly start: string; readonly end: string | undefined }>([
  ['notice', { start: 'entryDateTime', end: undefined }],
  ['event', { start: 'entryDateTime', end: 'endDateTime' }],
  ['holiday', { start: 'startHolidayDate', end: 'endHolidayDate' }],
]);

/** A text of the document that an editor sees. */
const textOf = (field: string): SQL<string | null> => sql<string | null>`${shownDocument}->>${field}`;

/**
 * What is on some days, of the types whose area is open to the caller. The day that something goes live on is a matter
 * of the reader's clock: what does so within a day of them is there too.
 */
export const listCalendarHandler = handle(listCalendar, ({ query: { from, to } }, context) => {
  const days = daysBetween(from, to);
  if (days < 1) throw wrongField('to', 'The last day is before the first.');
  if (days > maxCalendarDays) throw wrongField('to', `Ask for at most ${maxCalendarDays} days.`);
  const now = context.now();
  const types = readableTypes(context);
  const isOn = types.flatMap(({ type }) => {
    const fields = dayFields.get(type);
    if (!fields) return [];
    const last = fields.end ? sql`coalesce(${textOf(fields.end)}, ${textOf(fields.start)})` : textOf(fields.start);
    return [
      and(eq(content.type, type), sql`left(${textOf(fields.start)}, 10) <= ${to}`, sql`left(${last}, 10) >= ${from}`),
    ];
  });
  const goesLive = and(
    sql`${itemState(now)} = 'scheduled'`,
    gte(content.publishAt, new Date(addDays(from, -1))),
    lt(content.publishAt, new Date(addDays(to, 2))),
    or(...types.map(({ type }) => eq(content.type, type))) ?? sql`false`,
  );
  return context.read(async ({ db }) => {
    const rows = await db
      .select({
        type: content.type,
        id: content.id,
        state: itemState(now),
        version: content.version,
        publishAt: content.publishAt,
        document: shownDocument.mapWith(content.draft),
      })
      .from(content)
      .where(and(isNull(content.deletedAt), or(...isOn, goesLive)))
      .orderBy(asc(content.position), asc(content.id))
      .limit(most);
    const nameFields = new Map<string, string>(types.map(({ type, nameField }) => [type, nameField]));
    return ok(
      rows.map(({ document, publishAt, ...row }) => {
        const text = (field: string | undefined): string | null => {
          const value = field === undefined ? undefined : (document as Readonly<Record<string, unknown>>)?.[field];
          return typeof value === 'string' ? value : null;
        };
        const fields = dayFields.get(row.type as ContentTypeName);
        return {
          ...row,
          name: text(nameFields.get(row.type)) ?? '',
          publish_at: publishAt?.toISOString() ?? null,
          start: text(fields?.start),
          end: text(fields?.end),
        };
      }),
    );
  });
});
