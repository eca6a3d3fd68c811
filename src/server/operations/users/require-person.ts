import { AppError } from '../../errors/app-error.ts';
import type { UserRole } from '../../store/schema.ts';
import type { CallContext } from '../handle.ts';

/** Throws `NO_ACCESS` where a program deals with admins: a token would otherwise be worth more than its scopes. */
export const requirePerson = ({ actor }: CallContext, roles: readonly UserRole[]): void => {
  if (actor.kind === 'token' && roles.includes('Admin')) throw new AppError('NO_ACCESS');
};
