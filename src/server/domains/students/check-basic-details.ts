import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { isGone } from '#schemas/records/student-status.ts';
import type { StudentStatus } from '#server/store/schema.ts';
import { ageOn, sessionFirstDay } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

interface Given {
  /** The school's day, YYYY-MM-DD. */
  readonly today: string;
  readonly status: StudentStatus;
}

/** Of a class that is not in the school's list. */
export const notOffered = 'Choose a class that the school has.';

const inFuture = 'Date cannot be in the future.';
const leastAge = 2;

/** What a schema cannot say of basic details: texts by field, none if all is well (docs/domain.md, Students). */
export const findWrongDetails = (body: BasicDetailsBody, { today, status }: Given): FieldErrors => {
  const errors = new Map<string, string[]>();
  if (!body.Father_Name && !body.Mother_Name && !body.Guardian_Name)
    errors.set('Father_Name', ['Please enter the name of the father, the mother or a guardian.']);
  if (body.Guardian_Name && body.Guardian_Relation === undefined)
    errors.set('Guardian_Relation', ['Please enter guardian relation.']);
  if (body.Date_Of_Birth > today) errors.set('Date_Of_Birth', [inFuture]);
  else if (ageOn(body.Date_Of_Birth, sessionFirstDay(body.Session)) < leastAge)
    errors.set('Date_Of_Birth', [`A student is at least ${leastAge} years old when the session starts.`]);
  if (body.Admission_Date > today && status !== 'Expected') errors.set('Admission_Date', [inFuture]);
  for (const [field, text] of findWrongLeaving(body, { today, status })) errors.set(field, [text]);
  return Object.fromEntries(errors);
};

const findWrongLeaving = (body: BasicDetailsBody, { today, status }: Given): readonly (readonly [string, string])[] => {
  if (!isGone(status)) return [];
  const { Leaving_Date: day, Leaving_Reason: reason } = body;
  const missing = reason ? [] : [['Leaving_Reason', 'Please enter leaving reason.'] as const];
  if (!day) return [['Leaving_Date', 'Please enter leaving date.'], ...missing];
  if (day > today) return [['Leaving_Date', inFuture], ...missing];
  return day < body.Admission_Date ? [['Leaving_Date', 'The student left before the admission.'], ...missing] : missing;
};
