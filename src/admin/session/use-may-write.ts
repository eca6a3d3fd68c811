import { type Area, type Holder, scopeFor } from '#schemas/access/matrix.ts';
import { useStart } from './start.ts';

/** Whether who is signed in may change all of an area; who is here for support changes nothing. */
export const useMayWrite = (): ((area: Area) => boolean) => {
  const { user, support } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return (area) => support === undefined && scopeFor(holders, area, 'write') === 'all';
};
