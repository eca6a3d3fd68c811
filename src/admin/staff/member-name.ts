import type { StaffMember } from '#schemas/api/staff/save.ts';

/** A member's whole name. */
export const memberName = ({ First_Name, Middle_Name, Last_Name }: StaffMember): string =>
  [First_Name, Middle_Name, Last_Name].filter(Boolean).join(' ');

/** What somebody does at the school, as it is called there. */
export const workOf = ({ Designation, Role_Name }: StaffMember): string => Designation || Role_Name;
