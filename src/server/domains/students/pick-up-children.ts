import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { shortName } from '#server/core/whole-name.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { currentEnrolment } from './enrolment.ts';
import { photoLink, photosOf } from './photo-link.ts';

/** A child at the school, as the gate sees it. */
export interface PickUpChild {
  readonly studentId: number;
  readonly name: string;
  readonly classId: number | undefined;
  readonly sectionId: number | undefined;
  readonly photo: string | undefined;
}

/** Of some students those who are at the school, in the order of their ids. */
export const readPickUpChildren = async (
  { db }: StoreContext,
  services: Pick<Services, 'sealer' | 'now'>,
  ids: readonly number[],
): Promise<PickUpChild[]> => {
  const isHere = and(inArray(students.id, [...ids]), eq(students.status, 'Active'), isNull(students.erasedAt));
  const rows = await db.select().from(students).where(isHere).orderBy(students.id);
  const enrolled = await db
    .select()
    .from(enrolments)
    .where(inArray(enrolments.studentId, [...ids]))
    .orderBy(desc(enrolments.session));
  const photos = await photosOf(
    db,
    rows.map(({ photoMediaId }) => photoMediaId),
  );
  return rows.map(({ id, firstName, lastName, photoMediaId }) => {
    const enrolment = currentEnrolment(enrolled.filter(({ studentId }) => studentId === id));
    return {
      studentId: id,
      name: shortName({ firstName, lastName }),
      classId: enrolment?.classId,
      sectionId: enrolment?.sectionId,
      photo: photoLink(services, photos.get(photoMediaId ?? 0) ?? null),
    };
  });
};
