import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Throws `NO_ACCESS` unless a person signed in as an admin calls: programs are not handed whole lives. */
export const requireAdmin = ({ actor }: Pick<CallContext, 'actor'>): void => {
  if (actor.kind !== 'user' || actor.role !== 'Admin') throw new AppError('NO_ACCESS');
};
