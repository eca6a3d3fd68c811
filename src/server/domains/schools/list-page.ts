import { listSchools } from '#schemas/api/schools.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import { pageOfSchools } from '#server/store/global.ts';
import { columnsOf, lastChanges, schoolRow } from './state.ts';

/** The schools of the installation with their states. */
export const listSchoolsHandler = handle(listSchools, ({ query }, context) =>
  context.read(async (transaction) => {
    const { state, keyword } = query;
    const requested = { ...pageOf(query), ...(keyword === undefined ? {} : { keyword }) };
    const { rows, total } = await pageOfSchools(transaction, {
      ...requested,
      ...(state === '-1' ? {} : columnsOf(state)),
    });
    const changes = await lastChanges(
      transaction,
      rows.map(({ schoolId }) => schoolId),
    );
    const now = context.now();
    const shown = rows.map((school) =>
      schoolRow(school, { url: context.services.originOf(school), change: changes.get(school.schoolId), now }),
    );
    return listOf(shown, total);
  }),
);
