import { asc, inArray } from 'drizzle-orm';
import { mergeGuardianPeople } from '#schemas/api/students/guardians.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { guardianPeople } from '#server/store/schema.ts';
import { toGuardianPeople } from './find-guardian-people.ts';
import { mergePeople } from './guardian-people.ts';
import { requireAdmin } from './in-scope.ts';

/** Makes one person of two: the name and number of the one who stays, the children of both. */
export const mergeGuardianPeopleHandler = handle(mergeGuardianPeople, ({ params: { id }, body }, context) => {
  requireAdmin(context);
  if (id === body.Other_Id) throw wrongField('Other_Id', 'Choose another person.');
  return context.write(async (tx) => {
    const rows = await tx.db
      .select()
      .from(guardianPeople)
      .where(inArray(guardianPeople.id, [id, body.Other_Id]))
      .orderBy(asc(guardianPeople.id))
      .for('update');
    const into = rows.find((row) => row.id === id);
    const from = rows.find((row) => row.id === body.Other_Id);
    if (!into || !from) throw notFound();
    const before = await toGuardianPeople(tx.db, [into, from]);
    await mergePeople(tx, { from, into });
    const [after] = await toGuardianPeople(
      tx.db,
      await tx.db
        .select()
        .from(guardianPeople)
        .where(inArray(guardianPeople.id, [id])),
    );
    if (!after) throw notFound();
    await tx.audit({ entity: 'guardian', id, before: { people: before }, after: { people: [after] } });
    return ok(after);
  });
});
