import type { UserRole } from '#schemas/access/matrix.ts';
import type { Actor } from './actor.ts';

const types: Readonly<Record<UserRole, number>> = { Student: 1, Parent: 2, Staff: 3, Admin: 4, Operator: 5 };

/** The UserType of the caller: 0 visitor, 1 student, 2 parent, 3 staff (programs too), 4 admin, 5 platform. */
export const userTypeOf = (actor: Actor): number => {
  if (actor.kind === 'visitor') return 0;
  if (actor.kind === 'operator' || actor.kind === 'support') return types.Operator;
  return actor.kind === 'user' ? types[actor.role] : types.Staff;
};
