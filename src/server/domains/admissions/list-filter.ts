import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { EnquiryFilters } from '#schemas/api/admissions.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { containing } from '#server/store/query.ts';
import { enquiries, users } from '#server/store/schema.ts';
import { withText } from '#server/store/search-ids.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';

/** The times that `FilterById` picks; 2 is a day. */
const timeColumns = new Map([
  [3, enquiries.visitAt],
  [4, enquiries.confirmedAt],
]);

interface ListPlan {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
}

type DayFilters = Omit<EnquiryFilters, 'SchoolId' | 'Status'>;

/**
 * Which enquiries a list shows, and in which order: follow-ups with the most overdue first, all else the latest first.
 */
export const planList = async (
  transaction: StoreContext,
  query: EnquiryFilters,
  context: CallContext,
): Promise<ListPlan> => {
  const { timeZone } = await readSchoolDay(transaction, context.now());
  const where = and(
    eq(enquiries.schoolId, context.school.schoolId),
    query.Status < 0 ? undefined : eq(enquiries.status, query.Status),
    await found(transaction.db, query, timeZone),
    context.scope === 'own' ? ownEnquiries(context) : undefined,
  );
  return { where, orderBy: orderOf(query) };
};

/** What every list of enquiries is narrowed by; the days are those of a place. */
export const found = async (db: Db, query: DayFilters, timeZone: string): Promise<SQL | undefined> =>
  and(
    isNull(enquiries.deletedAt),
    query.Enquiry_Type < 0 ? undefined : eq(enquiries.enquiryType, query.Enquiry_Type),
    inDays(query, timeZone),
    query.keyword ? await matching(db, query.keyword) : undefined,
  );

/** The first and last time of days at a place, so that an index on the times is of use. */
const inDays = ({ FilterById, ...days }: DayFilters, timeZone: string): SQL | undefined => {
  const { StartDate, EndDate } = givenDays(days);
  if (FilterById === 2) {
    const { nextFollowUp } = enquiries;
    return and(StartDate ? gte(nextFollowUp, StartDate) : undefined, EndDate ? lte(nextFollowUp, EndDate) : undefined);
  }
  const column = timeColumns.get(FilterById) ?? enquiries.createdAt;
  return and(
    StartDate ? gte(column, sql`${StartDate}::timestamp at time zone ${timeZone}`) : undefined,
    EndDate ? lt(column, sql`(${EndDate}::date + 1)::timestamp at time zone ${timeZone}`) : undefined,
  );
};

/** The days that a filter names; -1 names none. */
const givenDays = ({ StartDate, EndDate }: Pick<EnquiryFilters, 'StartDate' | 'EndDate'>) => ({
  StartDate: StartDate === '-1' ? undefined : StartDate,
  EndDate: EndDate === '-1' ? undefined : EndDate,
});

const orderOf = ({ FilterById, ...days }: EnquiryFilters): SQL[] => {
  const { StartDate, EndDate } = givenDays(days);
  const latestFirst = [desc(enquiries.createdAt), desc(enquiries.id)];
  if (!StartDate && !EndDate) return latestFirst;
  if (FilterById === 2) return [asc(enquiries.nextFollowUp), asc(enquiries.id)];
  const column = timeColumns.get(FilterById);
  return column ? [desc(column), desc(enquiries.id)] : latestFirst;
};

/** A whole number or reference is looked up; anything else is looked for anywhere in names, numbers and references. */
const matching = async (db: Db, keyword: string): Promise<SQL | undefined> => {
  const reference = keyword.toUpperCase();
  if (/^E\d{4}-\d{4,9}$/.test(reference)) return eq(enquiries.referenceNo, reference);
  const mobile = normalizePhone(keyword);
  if (mobile !== '') return eq(enquiries.mobile, mobile);
  const pattern = containing(keyword);
  const { firstName, middleName, lastName, parentName, referenceNo } = enquiries;
  return and(
    await withText(db, { entity: 'enquiries', id: enquiries.id, keyword }),
    // No name has a digit in it, and no number or reference is without.
    /\d/.test(keyword)
      ? or(ilike(enquiries.mobile, pattern), ilike(referenceNo, pattern))
      : or(ilike(sql`concat_ws(' ', ${firstName}, ${middleName}, ${lastName})`, pattern), ilike(parentName, pattern)),
  );
};

/** A parent's: those that became their children, and those that were made from their number. */
const ownEnquiries = ({ actor }: CallContext): SQL | undefined => {
  if (actor.kind !== 'user') return sql`false`;
  const mobile = sql`(select ${users.mobile} from ${users} where ${users.id} = ${actor.userId})`;
  const children = actor.studentIds.length > 0 ? inArray(enquiries.studentId, [...actor.studentIds]) : undefined;
  return or(eq(enquiries.mobile, mobile), children);
};
