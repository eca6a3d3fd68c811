import { listLookup } from '#schemas/api/lookups.ts';
import { useCall } from '../calls/use-call.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

const useChoices = (kind: 'subjects' | 'staff-roles'): readonly Choice[] =>
  (useCall(listLookup, { params: { kind } }).data as readonly Choice[] | undefined) ?? [];

/** The subjects of the school. */
export const useSubjects = (): readonly Choice[] => useChoices('subjects');

/** What people are at the school: Principal, TGT, Driver. */
export const useStaffRoles = (): readonly Choice[] => useChoices('staff-roles');
