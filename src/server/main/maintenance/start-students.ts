import { startExpected } from '#server/domains/students/index.ts';
import { listSchools } from '#server/store/global.ts';
import type { MaintenanceOptions } from './run-maintenance.ts';

/** Counts as in school, one school after the other, who was expected and whose day has come. */
export const startStudents = async ({
  store,
  now,
  isStopping,
  onError,
}: Pick<MaintenanceOptions, 'store' | 'now' | 'isStopping' | 'onError'>): Promise<void> => {
  for (const { id: schoolId } of await listSchools(store)) {
    if (isStopping?.()) return;
    try {
      await store.school(schoolId, (context) => startExpected(context, schoolId, new Date(now())));
    } catch (error) {
      onError(error, { schoolId, task: 'students' });
    }
  }
};
