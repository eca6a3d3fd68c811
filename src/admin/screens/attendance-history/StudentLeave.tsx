import { lazy, Suspense, useState } from 'react';
import { cancelStudentLeave, listStudentLeave, type StudentLeave as Request } from '#schemas/api/attendance/leave.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDays } from '../../format/dates.ts';
import { LeaveSign } from '../../leave/LeaveSign.tsx';
import { leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { leaveWords } from './leave-words.ts';

const WriteLeave = lazy(async () => ({ default: (await import('./WriteLeave.tsx')).WriteLeave }));

interface Props {
  readonly id: number;
  readonly name: string;
}

/** The leave of one student: what the family was told is written down, and what was approved is withdrawn. */
export const StudentLeave = ({ id, name }: Props) => {
  const say = useWords(leaveWords);
  const { data } = useCall(listStudentLeave, { query: { Student_Id: id } });
  const [isWriting, setWriting] = useState(false);
  if (!data) return null;
  return (
    <section className={classes.leave}>
      <div>
        <h3>{say('title')}</h3>
        <Button size="compact" onClick={() => setWriting(true)}>
          {say('write')}
        </Button>
      </div>
      {data.length === 0 ? (
        <p className={classes.note}>{say('none')}</p>
      ) : (
        <ul>
          {data.map((request) => (
            <Row key={request.Leave_Id} request={request} />
          ))}
        </ul>
      )}
      {isWriting && (
        <Suspense>
          <WriteLeave id={id} name={name} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </section>
  );
};

const Row = ({ request }: { readonly request: Request }) => {
  const say = useWords(leaveWords);
  const sayReason = useWords(leaveReasonWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const { notice } = useNotices();
  const cancel = useAction(cancelStudentLeave);
  const { Leave_Id: id, Version: version, State, Reason, Note, Decision, May_Cancel } = request;
  const days = formatDays(request.First_Day, request.Last_Day, locale);
  const withdraw = (): void =>
    void attempt(async () => {
      await cancel.mutateAsync({ params: { id }, body: {}, version });
      notice(say(State === 'Approved' ? 'withdrawn' : 'notAsked'));
    });
  return (
    <li>
      <div>
        <strong>{days}</strong>
        <LeaveSign state={State} />
      </div>
      <p className={classes.note}>
        {[[sayReason(Reason), Note].filter(Boolean).join(': '), Decision].filter(Boolean).join(' · ')}
      </p>
      {May_Cancel && (
        <Button size="compact" busy={cancel.isPending} aria-label={say('withdrawOf', { days })} onClick={withdraw}>
          {say('withdraw')}
        </Button>
      )}
    </li>
  );
};
