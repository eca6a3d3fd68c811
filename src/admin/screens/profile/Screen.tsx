import { useMayWrite } from '../../session/use-may-write.ts';
import { SingleType } from '../content/SingleType.tsx';
import { schoolProfile } from '../content/types/school-profile.ts';
import { Facts } from './Facts.tsx';

/** What the school says of itself: a form for who may change it, the facts for who may read them. */
export const Screen = () => {
  const mayWrite = useMayWrite();
  return mayWrite('/school/profile') ? <SingleType layout={schoolProfile} /> : <Facts />;
};
