import { type Area, type Holder, type Scope, scopeFor } from '#schemas/access/matrix.ts';
import { useStart } from './start.ts';

/** Whether who is signed in may change all of an area, or just so much; who is here for support changes nothing. */
export const useMayWrite = (): ((area: Area, scope?: Scope) => boolean) => {
  const { user, support } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return (area, scope = 'all') => support === undefined && scopeFor(holders, area, 'write') === scope;
};
