import { defineLookup, type LookupItem } from './define.ts';

const teaching = ['Principal', 'Vice-Principal', 'PGT', 'TGT', 'PRT', 'NTT', 'Special Educator', 'Counsellor', 'PET'];
const others = ['Librarian', 'Office', 'Driver', 'Support'];

/** The designations of staff (docs/domain.md, Lookups). */
const roles: readonly LookupItem[] = [...teaching, ...others].map((name, i) => ({
  id: i + 1,
  name,
  staffType: i < teaching.length ? 'Teaching' : 'Non-teaching',
}));

export const staffRoleLookup = defineLookup({
  kind: 'staff-roles',
  title: 'Roles of staff',
  scope: 'office',
  source: 'standard',
  standard: roles,
  own: { staffType: { enum: ['Teaching', 'Non-teaching'] } },
});
