import { schoolsTag } from '#schemas/sources/index.ts';
import { changeSchool } from '../global.ts';
import { onlyRow } from '../query.ts';
import type { NewSchool, School } from '../schema.ts';
import { schools } from '../schema.ts';
import type { Store } from '../store.ts';

/** Adds a school. A slug or key in use fails with the database's 23505 (see `databaseFault`). Touches `schools`. */
export const createSchool = (store: Store, school: NewSchool): Promise<School> =>
  store.global(async ({ db, touch }) => {
    const row = onlyRow(await db.insert(schools).values(school).returning());
    touch(schoolsTag);
    return row;
  });

/** As `changeSchool`, in a transaction of its own. */
export const updateSchool = (
  store: Store,
  schoolId: number,
  changes: Partial<NewSchool>,
): Promise<School | undefined> => store.global((context) => changeSchool(context, schoolId, changes));
