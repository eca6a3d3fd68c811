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

interface Props {
  readonly open: OwnClass;
  readonly date: string;
  /** A working day was declared: what is offered is to take that back. */
  readonly isDeclared?: boolean;
}

/** Declares that there is school on a day without, or takes that back, for a class or for all of them. */
export const DeclareDay = ({ open, date, isDeclared = false }: Props) => {
  const say = useWords(attendanceWords);
  const attempt = useAttempt();
  const { notice } = useNotices();
  const action = useAction(declareWorkingDay);
  const [isForAll, setForAll] = useState(false);
  const declare = async (): Promise<void> => {
    const { Class_Id, Section_Id } = open;
    const body = {
      Date: date,
      Is_Working_Day: !isDeclared,
      ...(isForAll ? {} : { Class_Id, Section_Id }),
    };
    if (!(await attempt(() => action.mutateAsync({ body })))) return;
    notice(say(isDeclared ? (isForAll ? 'undeclaredAll' : 'undeclared') : 'declared'));
  };
  return (
    <div className={classes.declare} data-declared={isDeclared || undefined}>
      {isDeclared && <p>{say('isDeclared')}</p>}
      <CheckBox isNamed label={say('declareAll')} checked={isForAll} onChange={setForAll} />
      <Button look={isDeclared ? 'quiet' : 'primary'} busy={action.isPending} onClick={() => void declare()}>
        {say(isDeclared ? 'undeclare' : 'declare')}
      </Button>
    </div>
  );
};
