import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { guardianKinds } from '#schemas/records/student.ts';
import { isGone } from '#schemas/records/student-status.ts';
import type { StudentRow, StudentStatus } from '#server/store/schema.ts';
import { ageOn, sessionFirstDay, sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';
import { leavingOf } from './leaving.ts';
import { comesBack } from './past-stays.ts';

interface Given {
  /** The school's day, YYYY-MM-DD. */
  readonly today: string;
  readonly status: StudentStatus;
  /** The student as stored; undefined where one is added. */
  readonly before: Pick<StudentRow, 'status' | 'details'> | undefined;
}

/** Of a class that is not in the school's list. */
export const notOffered = 'Choose a class that the school has.';

const inFuture = 'Date cannot be in the future.';
const leastAge = 2;

/** What a schema cannot say of basic details: texts by field, none if all is well (docs/domain.md, Students). */
export const findWrongDetails = (body: BasicDetailsBody, given: Given): FieldErrors => {
  const { today, status } = given;
  const errors = new Map<string, string[]>();
  if (!body.Father_Name && !body.Mother_Name && !body.Guardian_Name)
    errors.set('Father_Name', ['Please enter the name of the father, the mother or a guardian.']);
  if (body.Guardian_Name && body.Guardian_Relation === undefined)
    errors.set('Guardian_Relation', ['Please enter guardian relation.']);
  for (const kind of guardianKinds)
    if (!body[`${kind}_Name`] && (body[`${kind}_Mobile`] || body[`${kind}_Email`]))
      errors.set(`${kind}_Name`, ['Please enter the name of the person with this number or email.']);
  if (body.Date_Of_Birth > today) errors.set('Date_Of_Birth', [inFuture]);
  else if (ageOn(body.Date_Of_Birth, sessionFirstDay(body.Session)) < leastAge)
    errors.set('Date_Of_Birth', [`A student is at least ${leastAge} years old when the session starts.`]);
  if (body.Admission_Date > today && status !== 'Expected') errors.set('Admission_Date', [inFuture]);
  for (const [field, text] of [...findWrongLeaving(body, given), ...findWrongReturn(body, given)])
    errors.set(field, [text]);
  return Object.fromEntries(errors);
};

type Wrong = readonly (readonly [string, string])[];

const findWrongLeaving = (body: BasicDetailsBody, { today, status }: Given): Wrong => {
  if (!isGone(status)) return [];
  const { Leaving_Date: day, Leaving_Reason: reason } = body;
  const missing = reason ? [] : [['Leaving_Reason', 'Please enter leaving reason.'] as const];
  if (!day) return [['Leaving_Date', 'Please enter leaving date.'], ...missing];
  if (day > today) return [['Leaving_Date', inFuture], ...missing];
  return day < body.Admission_Date ? [['Leaving_Date', 'The student left before the admission.'], ...missing] : missing;
};

/** Who comes back has a day of admission anew, and a class of the session that runs. */
const findWrongReturn = (body: BasicDetailsBody, { today, status, before }: Given): Wrong => {
  if (!before || !comesBack(before.status, status)) return [];
  const { Leaving_Date: left } = leavingOf(before);
  const runs = body.Session === sessionLabel(sessionStartYear(today));
  return [
    ...(left && body.Admission_Date < left
      ? [['Admission_Date', 'This day is before the last day in the school.'] as const]
      : []),
    ...(runs ? [] : [['Session', 'A student comes back into the session that runs now.'] as const]),
  ];
};
