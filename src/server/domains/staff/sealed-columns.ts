import type { StaffMemberBody } from '#schemas/api/staff/save.ts';
import type { SealedStaffField } from '#schemas/records/staff.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { hasAccount } from './check-member.ts';
import { sealedPlace } from './member-record.ts';

const columns = {
  Aadhaar_No: ['aadhaarSealed', 'aadhaarLast4'],
  Pan_No: ['panSealed', 'panLast4'],
  Account_No: ['accountSealed', 'accountLast4'],
} as const satisfies Record<SealedStaffField, readonly [string, string]>;

type Columns = Partial<Record<(typeof columns)[SealedStaffField][number], string | null>>;

interface Sealing {
  readonly sealer: Pick<Sealer, 'seal'>;
  readonly id: number;
}

/** The sealed numbers that a form gives. A number that is left out stays; an account goes with its bank. */
export const sealedColumns = (body: StaffMemberBody, { sealer, id }: Sealing): Columns => {
  const seal = (field: SealedStaffField): Columns => {
    const [sealed, last4] = columns[field];
    const value = body[field];
    return value ? { [sealed]: sealer.seal(value, sealedPlace(field, id)), [last4]: value.slice(-4) } : {};
  };
  const none = hasAccount(body) ? {} : { accountSealed: null, accountLast4: null };
  return { ...seal('Aadhaar_No'), ...seal('Pan_No'), ...seal('Account_No'), ...none };
};
