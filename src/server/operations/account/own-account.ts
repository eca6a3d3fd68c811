import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CallContext } from '../handle.ts';

/** The user who asks, in calls that are about oneself. Errors: `NOT_SIGNED_IN`. */
export const ownAccount = ({ actor }: CallContext): UserActor => {
  if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN');
  return actor;
};
