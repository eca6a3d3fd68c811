import {
  type AccessLevel,
  type Area,
  holdersOf,
  type Scope,
  scopeFor,
  supportScopeFor,
} from '#schemas/access/matrix.ts';
import { useStart } from './start.ts';

type ScopeOf = (area: Area) => Scope | undefined;

const useScope = (level: AccessLevel): ScopeOf => {
  const { user, support } = useStart();
  const holders = holdersOf(user);
  return (area) => (support ? supportScopeFor(area, level) : scopeFor(holders, area, level));
};

/** Of whom who is signed in may read an area. */
export const useReadScope = (): ScopeOf => useScope('read');

/** Of whom who is signed in may change something of an area; who is here for support changes nothing. */
export const useWriteScope = (): ScopeOf => useScope('write');

/** Whether who is signed in may change all of an area, or just so much of it. */
export const useMayWrite = (): ((area: Area, scope?: Scope) => boolean) => {
  const scopeOf = useWriteScope();
  return (area, scope = 'all') => scopeOf(area) === scope;
};
