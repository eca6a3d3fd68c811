import { listSchools } from '#schemas/api/schools.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { listSchools as everySchool, pageOfSchools } from '#server/store/global.ts';
import { defaultTheme, readSiteRecords } from '#server/store/site-record.ts';
import type { Store } from '#server/store/store.ts';
import { columnsOf, lastChanges, schoolRow } from './state.ts';

/** The schools of the installation with their states and themes. */
export const listSchoolsHandler = handle(listSchools, async ({ query }, context) => {
  const { state, keyword, themeId } = query;
  const themeOf = await readThemes(context.services.store);
  const ids = themeId === undefined ? undefined : await idsOf(context.services.store, (id) => themeOf(id) === themeId);
  return context.read(async (transaction) => {
    const { rows, total } = await pageOfSchools(transaction, {
      ...pageOf(query),
      ...(keyword === undefined ? {} : { keyword }),
      ...(state === '-1' ? {} : columnsOf(state)),
      ids,
    });
    const changes = await lastChanges(
      transaction,
      rows.map(({ schoolId }) => schoolId),
    );
    const now = context.now();
    const shown = rows.map((school) => ({
      ...schoolRow(school, { url: context.services.originOf(school), change: changes.get(school.schoolId), now }),
      themeId: themeOf(school.schoolId),
    }));
    return listOf(shown, total);
  });
});

/** The theme that each school's visitors see. */
const readThemes = async (store: Store): Promise<(schoolId: number) => number> => {
  const records = await readSiteRecords(store);
  return (schoolId) => records.get(schoolId)?.themeId ?? defaultTheme(schoolId);
};

const idsOf = async (store: Store, isAsked: (schoolId: number) => boolean): Promise<number[]> =>
  (await everySchool(store)).map(({ id }) => id).filter(isAsked);
