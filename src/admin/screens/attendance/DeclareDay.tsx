import { useState } from 'react';
import { declareWorkingDay } from '#schemas/api/attendance/take.ts';
import { useAction } from '../../calls/use-call.ts';
import type { OwnClass } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './register.module.css';
import { attendanceWords } from './words.ts';

/** Declares that there is school on a day without, for a class or for all of them. */
export const DeclareDay = ({ open, date }: { readonly open: OwnClass; readonly date: string }) => {
  const say = useWords(attendanceWords);
  const attempt = useAttempt();
  const { notice } = useNotices();
  const action = useAction(declareWorkingDay);
  const [isForAll, setForAll] = useState(false);
  const declare = async (): Promise<void> => {
    const { Class_Id, Section_Id } = open;
    const body = {
      Date: date,
      Is_Working_Day: true,
      ...(isForAll ? {} : { Class_Id, Section_Id }),
    } as const;
    if (await attempt(() => action.mutateAsync({ body }))) notice(say('declared'));
  };
  return (
    <div className={classes.declare}>
      <CheckBox isNamed label={say('declareAll')} checked={isForAll} onChange={setForAll} />
      <Button look="primary" busy={action.isPending} onClick={() => void declare()}>
        {say('declare')}
      </Button>
    </div>
  );
};
