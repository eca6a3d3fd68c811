import { listLookup } from '#schemas/api/lookups.ts';
import { listSyllabuses } from '#schemas/api/syllabus.ts';
import { useCall } from '../../calls/use-call.ts';
import { type Choice, useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import type { Place } from './use-place.ts';

/** The numbers that terms and streams go by. */
export const courses = [1, 2, 3, 4, 5, 6] as const;

/** The page of the list that is shown. */
export const useList = (place: Place) => {
  const { school } = useStart();
  return useCall(listSyllabuses, { query: { School_Id: school.School_Id, ...place.query } });
};

/** The subjects and classes of the school, and what they are called. */
export const useNames = () => {
  const { classes, className } = useClassNames();
  const subjects = useCall(listLookup, { params: { kind: 'subjects' } }).data as readonly Choice[] | undefined;
  return {
    classes,
    className,
    subjects: subjects ?? [],
    subjectName: (id: number): string => subjects?.find((one) => one.id === id)?.name ?? '',
  };
};
