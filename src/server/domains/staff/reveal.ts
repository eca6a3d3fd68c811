import { revealStaffNumber } from '#schemas/api/staff/change.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { requirePerson } from '#server/domains/accounts/index.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { findMember } from './find-member.ts';
import { sealedPlace } from './member-record.ts';

/** Opens one sealed number. The audit log has who looked at what, and why. */
export const revealStaffNumberHandler = handle(revealStaffNumber, ({ params: { id }, body }, context) => {
  requirePerson(context);
  return context.write(async (tx) => {
    const { aadhaarSealed, panSealed, accountSealed } = await findMember(tx.db, id);
    const { Field, Reason } = body;
    const sealed = { Aadhaar_No: aadhaarSealed, Pan_No: panSealed, Account_No: accountSealed }[Field];
    if (sealed === null) throw notFound();
    const Value = context.services.sealer.open(sealed, sealedPlace(Field, id));
    await tx.audit({ entity: 'staffMember', id, after: { revealed: Field, Reason } });
    return ok({ Field, Value });
  });
});
