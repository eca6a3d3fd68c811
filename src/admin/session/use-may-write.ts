import { type Area, type Holder, scopeFor } from '#schemas/access/matrix.ts';
import { useStart } from './start.ts';

/** Whether who is signed in may change all of an area. */
export const useMayWrite = (): ((area: Area) => boolean) => {
  const { user } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return (area) => scopeFor(holders, area, 'write') === 'all';
};
