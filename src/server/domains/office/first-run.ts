import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import type { FirstRun } from '#schemas/api/office.ts';
import { type FirstStep, firstSteps } from '#schemas/first-steps.ts';
import { findUsedRecord } from '#server/domains/themes/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { auditLog, content, contentHistory, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** What the audit log calls the list of steps. */
export const firstRunEntity = 'firstRun';

interface Asked {
  readonly schoolId: number;
  readonly now: Date;
  /** The school's day: YYYY-MM-DD. */
  readonly today: string;
}

/** Whether a caller may do all of the steps. */
export const takesFirstSteps = ({ scopeOf }: Pick<CallContext, 'scopeOf'>): boolean =>
  scopeOf('/users', 'write') === 'all' && scopeOf('/website', 'write') === 'all';

/** Which steps to a site worth showing are done, by what there is of their work. Samples are nobody's work. */
export const readFirstRun = async (transaction: StoreContext, asked: Asked): Promise<FirstRun> => {
  const profile = await readProfile(transaction, asked);
  const there = await readThere(transaction, asked);
  const used = await findUsedRecord(transaction, asked.schoolId);
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    logo: isFilled(profile.school_Logo_Image),
    contact: isFilled(profile.school_address) && isFilled(profile.phone),
    theme: used !== undefined && used.themeId > 0,
    banner: there.has('banner'),
    about: there.has('about'),
    notice: there.has('notice'),
    holidays: there.has('holiday'),
    people: (await countPeople(transaction)) > 1,
    publishing: await isPublished(transaction, asked),
  };
  return {
    done: firstSteps.filter((step) => isDone[step]),
    samples: await countSamples(transaction),
    isPutAway: await isPutAway(transaction, asked),
  };
};

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

const readProfile = async ({ db }: StoreContext, { now }: Asked): Promise<Readonly<Record<string, unknown>>> => {
  const [row] = await db
    .select({ profile: visibleDocument(now) })
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isNull(content.deletedAt)));
  return row?.profile ?? {};
};

/** The types of which the office has something of its own, drafts too; of holidays one that is not over. */
const readThere = async ({ db }: StoreContext, { now, today }: Asked): Promise<ReadonlySet<string>> => {
  const lastDay = sql`coalesce(${content.draft}, ${content.scheduled}, ${content.published})->>'endHolidayDate'`;
  const rows = await db
    .selectDistinct({ type: content.type })
    .from(content)
    .where(
      and(
        inArray(content.type, ['banner', 'about', 'notice', 'holiday']),
        isNull(content.deletedAt),
        eq(content.isSample, false),
        or(isNull(content.expireAt), gt(content.expireAt, now)),
        or(ne(content.type, 'holiday'), sql`${lastDay} >= ${today}`),
      ),
    );
  return new Set(rows.map(({ type }) => type));
};

/**
 * Whether visitors see anything that the office has shown them, its profile aside: no sample, nor one that they still
 * see while the school's own words wait.
 */
const isPublished = async ({ db }: StoreContext, { now }: Asked): Promise<boolean> => {
  const written = (action: string, more?: SQL) =>
    db
      .select({ id: contentHistory.id })
      .from(contentHistory)
      .where(
        and(
          eq(contentHistory.schoolId, content.schoolId),
          eq(contentHistory.contentId, content.id),
          eq(contentHistory.action, action),
          more,
        ),
      );
  const [row] = await db
    .select({ id: content.id })
    .from(content)
    .where(
      and(
        ne(content.type, 'schoolProfile'),
        isNotNull(content.published),
        eq(content.isSample, false),
        isVisible(now),
        or(notExists(written('sample', eq(contentHistory.document, content.published))), exists(written('publish'))),
      ),
    )
    .limit(1);
  return row !== undefined;
};

const countSamples = async ({ db }: StoreContext): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(content)
    .where(and(eq(content.isSample, true), isNull(content.deletedAt)));
  return row?.total ?? 0;
};

const countPeople = async ({ db }: StoreContext): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(inArray(users.role, ['Admin', 'Staff']), ne(users.status, userStatus.disabled)));
  return row?.total ?? 0;
};

const isPutAway = async ({ db }: StoreContext, { schoolId }: Asked): Promise<boolean> => {
  const [last] = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.schoolId, schoolId), eq(auditLog.entity, firstRunEntity), eq(auditLog.entityId, schoolId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.after?.isPutAway === true;
};
