import { and, desc, eq, inArray } from 'drizzle-orm';
import { closedDays, type SchoolRow, schoolSteps } from '#schemas/api/schools.ts';
import type { SchoolState } from '#schemas/records/school-state.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { auditLog, type School } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { dayMs } from '#shared/calendar.ts';

/** What the audit log calls a change of a school's state. */
export const stateEntity = 'schoolState';

/** An operator's last word on a school's state. */
export interface LastChange {
  readonly reason: string;
  readonly at: Date;
}

/** The state of a school: one that is live but not listed waits for its admin's mail to be proved. */
export const stateOf = ({ status, listed }: Pick<School, 'status' | 'listed'>): SchoolState =>
  status === 'active' && !listed ? 'pending_verification' : status;

/** The columns of a school in a state. Out of sight, a school keeps its place in the directory. */
export const columnsOf = (state: SchoolState): Partial<Pick<School, 'status' | 'listed'>> => {
  if (state === 'active') return { status: 'active', listed: true };
  return state === 'pending_verification' ? { status: 'active', listed: false } : { status: state };
};

/**
 * The last changes of the states of schools, by school, from the platform's own log, in a transaction of the platform.
 */
export const lastChanges = async (
  { db }: StoreContext,
  schoolIds: readonly number[],
): Promise<ReadonlyMap<number, LastChange>> => {
  if (schoolIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([auditLog.entityId], { schoolId: auditLog.entityId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.schoolId, 0), eq(auditLog.entity, stateEntity), inArray(auditLog.entityId, [...schoolIds])))
    .orderBy(auditLog.entityId, desc(auditLog.id));
  return new Map(
    rows.map(({ schoolId, after }) => [
      schoolId ?? 0,
      { reason: String(after?.reason), at: new Date(String(after?.at)) },
    ]),
  );
};

/** The end of the days in which a closed school may be opened again; undefined if no time of closing is recorded. */
export const reopenUntil = (state: SchoolState, change: LastChange | undefined): Date | undefined =>
  state === 'closed' && change ? new Date(change.at.getTime() + closedDays * dayMs) : undefined;

/** The states that may follow at a time. */
export const nextStates = (
  state: SchoolState,
  { change, now }: { readonly change: LastChange | undefined; readonly now: Date },
): readonly SchoolState[] => {
  const until = reopenUntil(state, change);
  return until !== undefined && until <= now ? [] : schoolSteps[state];
};

interface Shown {
  readonly url: string;
  readonly change: LastChange | undefined;
  readonly now: Date;
}

/** A school as operators see it. */
export const schoolRow = (school: FoundSchool & { createdAt: Date }, { url, change, now }: Shown): SchoolRow => {
  const state = stateOf(school);
  const until = reopenUntil(state, change);
  return {
    School_Id: school.schoolId,
    school_Slug: school.slug,
    schoolKey: school.schoolKey,
    school_Name: school.name,
    url,
    state,
    nextStates: [...nextStates(state, { change, now })],
    createdAt: school.createdAt.toISOString(),
    ...(change ? { reason: change.reason, changedAt: change.at.toISOString() } : {}),
    ...(until ? { reopenUntil: until.toISOString() } : {}),
  };
};
