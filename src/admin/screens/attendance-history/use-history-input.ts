import { useSchoolSession } from '../../session/school-session.ts';

/** What is asked of a student's attendance: the session that the office shows. */
export const useHistoryInput = (id: number) => {
  const { chosen } = useSchoolSession();
  return { params: { id }, query: { Session: `${chosen}-${chosen + 1}` } };
};
