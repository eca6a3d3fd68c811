import { type Holder, scopeFor } from '#schemas/access/matrix.ts';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { SingleItem } from '../content/SingleItem.tsx';
import { schoolProfile } from '../content/types/school-profile.ts';
import { Facts } from './Facts.tsx';
import { profileWords } from './words.ts';

/** What the school says of itself: a form for who may change it, the facts for who may read them. */
export const Screen = () => {
  const { user } = useStart();
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  return scopeFor(holders, '/school/profile', 'write') ? <Edit /> : <Facts />;
};

const Edit = () => {
  const say = useWords(profileWords);
  const { data: types, isError, refetch } = useCall(listContentTypes, {});
  const info = types?.find(({ type }) => type === schoolProfile.type);
  if (isError && !types) return <ScreenLoadFailed title={say('failed')} onRetry={refetch} />;
  if (!info) return <Skeleton rows={8} />;
  return <SingleItem info={info} layout={schoolProfile} />;
};
