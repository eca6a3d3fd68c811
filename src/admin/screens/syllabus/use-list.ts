import { readMe } from '#schemas/api/account.ts';
import { listSyllabuses } from '#schemas/api/syllabus.ts';
import { useCall } from '../../calls/use-call.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { useStart } from '../../session/start.ts';
import { useWriteScope } from '../../session/use-may-write.ts';
import { ownChoices } from './own-choices.ts';
import type { Place } from './use-place.ts';

/** The numbers that terms and streams go by. */
export const courses = [1, 2, 3, 4, 5, 6] as const;

/** The page of the list that is shown. */
export const useList = (place: Place) => {
  const { school } = useStart();
  return useCall(listSyllabuses, { query: { School_Id: school.School_Id, ...place.query } });
};

/** One syllabus by its id, wherever the list stands; it is not asked for where one is added. */
export const useSyllabus = (id: string | undefined) => {
  const { school } = useStart();
  const query = { School_Id: school.School_Id, Syllabus_Id: Number(id) };
  const { data, refetch, isError } = useCall(listSyllabuses, { query }, { enabled: Number(id) > 0 });
  // What was shown before is another's until this one's is there.
  return {
    syllabus: data?.find((one) => String(one.Syllabus_Id) === id),
    // What is no id is nobody's.
    isRead: data !== undefined || !(Number(id) > 0),
    isError,
    refetch,
  };
};

/** The classes whose syllabuses may be written: all of the school, or those that a class teacher has. */
export const useOwnChoices = () => {
  const { choices } = useLookup('classes');
  const isTeacher = useWriteScope()('/syllabus') === 'classes';
  const { data: me } = useCall(readMe, {}, { enabled: isTeacher });
  if (!isTeacher) return choices;
  return (chosen: string) => ownChoices(choices(chosen), me?.classes ?? [], chosen);
};

/** The subjects and classes of the school, and what they are called. */
export const useNames = () => {
  const classes = useLookup('classes');
  const subjects = useLookup('subjects');
  return {
    classChoices: classes.choices,
    className: classes.nameOf,
    subjectChoices: subjects.choices,
    subjectName: subjects.nameOf,
  };
};
