import type { Area } from '#schemas/access/matrix.ts';
import { useMayWrite } from '../session/use-may-write.ts';

/** Whose deeds may be begun from anywhere (`useDeeds`). */
const areas: readonly Area[] = ['/website', '/media', '/student/add_student', '/users'];

/** Whether somebody may begin anything. */
export const useMayBegin = (): boolean => {
  const mayWrite = useMayWrite();
  return areas.some((area) => mayWrite(area));
};
