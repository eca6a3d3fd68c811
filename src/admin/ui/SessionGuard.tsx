import { useEffect, useState } from 'react';
import { useSchoolSession } from '../session/school-session.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface Props {
  readonly isUnsaved: boolean;
  /** Saves; whether it went well. */
  readonly onSave: () => Promise<boolean>;
}

/** Asks before another session is chosen over a form of this one with something that is not saved. */
export const SessionGuard = ({ isUnsaved, onSave }: Props) => {
  const { hold } = useSchoolSession();
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(() => (isUnsaved ? hold((choose) => setGoOn(() => choose)) : undefined), [isUnsaved, hold]);
  if (!goOn) return null;
  const stay = (): void => setGoOn(undefined);
  const leave = (): void => {
    stay();
    goOn();
  };
  return <LeaveQuestion onLeave={leave} onStay={stay} onSave={onSave} />;
};
