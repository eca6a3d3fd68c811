import { type Holder, scopeFor } from '#schemas/access/matrix.ts';
import { useStart } from '../../session/start.ts';
import { SingleType } from '../content/SingleType.tsx';
import { schoolProfile } from '../content/types/school-profile.ts';
import { Facts } from './Facts.tsx';

/** What the school says of itself: a form for who may change it, the facts for who may read them. */
export const Screen = () => {
  const { user } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return scopeFor(holders, '/school/profile', 'write') ? <SingleType layout={schoolProfile} /> : <Facts />;
};
