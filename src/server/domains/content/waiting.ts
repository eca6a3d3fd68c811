import { and, count, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { contentTypes } from '#schemas/content/index.ts';
import { content, contentHistory } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { NamedType } from './content-type.ts';
import { shownDocument } from './item-row.ts';

const named = 3;
const nameFields = new Map<string, string>(contentTypes.map(({ type, nameField }) => [type, nameField]));

const { action, contentId, id, schoolId } = contentHistory;
const ofItem = and(
  eq(schoolId, content.schoolId),
  eq(contentId, content.id),
  inArray(action, ['publish', 'unpublish', 'return']),
);

/** Whether somebody has hidden an item from visitors since they saw it: it goes live again by nobody's oversight. */
export const isWithdrawn = sql<boolean>`(
  ${and(isNull(content.published), isNull(content.scheduled))} and
  (select ${action} from ${contentHistory} where ${ofItem} order by ${desc(id)} limit 1) is not distinct from 'unpublish'
)` as SQL<boolean>;

// A sample is nobody's change, and what is hidden is to stay so.
const isWaiting = and(
  isNotNull(content.draft),
  isNull(content.deletedAt),
  eq(content.isSample, false),
  not(isWithdrawn),
);

/** How many drafts of these types visitors do not see yet. */
export const countWaiting = async (
  { db }: Pick<StoreContext, 'db'>,
  types: readonly Pick<NamedType, 'type'>[],
): Promise<number> => {
  const ofTypes = types.map(({ type }) => type);
  const [row] = await db
    .select({ total: count() })
    .from(content)
    .where(and(isWaiting, inArray(content.type, ofTypes)));
  return row?.total ?? 0;
};

/** The names of the last three drafts that visitors do not see yet, as far as they have one. */
export const readWaitingNames = async ({ db }: StoreContext): Promise<readonly string[]> => {
  const rows = await db
    .select({ type: content.type, document: shownDocument.mapWith(content.draft) })
    .from(content)
    .where(isWaiting)
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(named);
  return rows.flatMap(({ type, document }) => {
    const name = (document as Readonly<Record<string, unknown>> | null)?.[nameFields.get(type) ?? ''];
    return typeof name === 'string' && name !== '' ? [name] : [];
  });
};
