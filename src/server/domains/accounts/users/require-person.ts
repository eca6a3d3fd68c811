import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Throws `NO_ACCESS` where a program deals with accounts: whoever it lets in could do more than its scopes. */
export const requirePerson = ({ actor }: Pick<CallContext, 'actor'>): void => {
  if (actor.kind !== 'user') throw new AppError('NO_ACCESS');
};
