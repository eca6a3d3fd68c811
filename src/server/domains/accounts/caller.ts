import type { UserActor } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** The user who makes a call about their own account. Errors: `NOT_SIGNED_IN`. */
export const ownAccount = ({ actor }: CallContext): UserActor => {
  if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN');
  return actor;
};

/** Throws `NO_ACCESS` where a program deals with accounts: whoever it lets in could do more than its scopes. */
export const requirePerson = ({ actor }: Pick<CallContext, 'actor'>): void => {
  if (actor.kind !== 'user') throw new AppError('NO_ACCESS');
};
