import { putAwayFirstSteps } from '#schemas/api/office.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { firstRunEntity } from './first-run.ts';

/** Puts the first steps away for the whole office, or takes them out again; the audit log is where that is kept. */
export const putAwayFirstStepsHandler = handle(putAwayFirstSteps, ({ body: { isPutAway } }, context) =>
  context.write(async (transaction) => {
    await transaction.audit({ entity: firstRunEntity, id: context.school.schoolId, after: { isPutAway } });
    return ok({ message: isPutAway ? 'The first steps are put away.' : 'The first steps are shown.' });
  }),
);
