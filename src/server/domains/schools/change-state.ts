import { changeSchoolState } from '#schemas/api/schools.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { actorName } from '#server/http/access/actor.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { readSchool } from '#server/store/global.ts';
import { moveSchool } from './move-school.ts';
import { lastChanges, schoolRow } from './state.ts';

/** Takes a school to its next state. Of two operators who do so at once, the second finds it moved. */
export const changeSchoolStateHandler = handle(changeSchoolState, ({ params: { id }, body }, context) =>
  context.write(async (transaction) => {
    const now = context.now();
    const actor = `operator ${actorName(context.actor)}`;
    const { state: to, reason } = body;
    const { entry } = await moveSchool(transaction, {
      schoolId: id,
      to,
      reason,
      now,
      actor,
      action: changeSchoolState.id,
    });
    await transaction.audit(entry);
    const school = await readSchool(transaction, id);
    if (!school) throw notFound();
    const change = (await lastChanges(transaction, [id])).get(id);
    return ok(schoolRow(school, { url: context.services.originOf(school), change, now }));
  }),
);
