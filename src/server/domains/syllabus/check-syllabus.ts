import type { SyllabusBody } from '#schemas/api/syllabus.ts';
import type { SyllabusRow } from '#server/store/schema.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import { AppError, type FieldErrors } from '#shared/errors/app-error.ts';

type Status = SyllabusRow['status'];

const steps: Readonly<Record<Status, readonly Status[]>> = {
  Draft: ['Published'],
  Published: ['Archived'],
  Archived: [],
};

/** Throws `BAD_TRANSITION`, with the steps that there are, unless a syllabus may go from one status to the other. */
export const requireSyllabusStep = (from: Status, to: Status): void => {
  if (from === to || steps[from].includes(to)) return;
  throw new AppError('BAD_TRANSITION', { what: 'A syllabus', from, to }, { details: { allowed: steps[from] } });
};

/** What a schema cannot say of a syllabus: texts by field (docs/domain.md, Syllabus). */
export const findWrongSyllabus = ({ Start_Date: start, End_Date: end }: SyllabusBody): FieldErrors => {
  if (!start || !end) return {};
  if (end < start) return { End_Date: ['The last day is before the first.'] };
  const session = sessionStartYear(start);
  return sessionStartYear(end) === session
    ? {}
    : { End_Date: [`The session ${sessionLabel(session)} does not have this day.`] };
};
