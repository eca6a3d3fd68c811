import { type Area, type Holder, type Scope, scopeFor } from '#schemas/access/matrix.ts';
import { useStart } from './start.ts';

/** Of whom who is signed in may change something of an area; who is here for support changes nothing. */
export const useWriteScope = (): ((area: Area) => Scope | undefined) => {
  const { user, support } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return (area) => (support === undefined ? scopeFor(holders, area, 'write') : undefined);
};

/** Whether who is signed in may change all of an area. */
export const useMayWrite = (): ((area: Area) => boolean) => {
  const scopeOf = useWriteScope();
  return (area) => scopeOf(area) === 'all';
};
