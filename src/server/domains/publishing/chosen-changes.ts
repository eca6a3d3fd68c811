import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ChangeRef } from '#schemas/api/publishing.ts';
import { scheduledPublications } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** What a change is named by in answers: `notice/12`. */
export const changeKey = ({ type, id }: Pick<ChangeRef, 'type' | 'id'>): string => `${type}/${id}`;

/** A change that is to go live at a time, in the version that was chosen. */
interface ChosenChange {
  /** The scheduled publication. */
  readonly id: number;
  readonly at: Date;
  readonly ref: ChangeRef;
}

const ofSchool = (schoolId: number) => eq(scheduledPublications.schoolId, schoolId);

/** What is to go live at a time that was chosen, by change. */
export const chosenChanges = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
): Promise<ReadonlyMap<string, ChosenChange>> => {
  const rows = await db
    .select()
    .from(scheduledPublications)
    .where(and(ofSchool(schoolId), isNull(scheduledPublications.failedAt)));
  return new Map(
    rows.flatMap(({ id, at, changes }) => changes.map((ref) => [changeKey(ref), { id, at, ref }] as const)),
  );
};

/** The lines of what could not go live when its time came, the first one first. */
export const readFailed = async ({ db }: StoreContext, schoolId: number): Promise<readonly (string | null)[]> => {
  const rows = await db
    .select({ note: scheduledPublications.note })
    .from(scheduledPublications)
    .where(and(ofSchool(schoolId), isNotNull(scheduledPublications.failedAt)))
    .orderBy(asc(scheduledPublications.at));
  return rows.map(({ note }) => note);
};
