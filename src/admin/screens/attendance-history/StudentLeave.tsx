import { Suspense, useState } from 'react';
import { listStudentLeave } from '#schemas/api/attendance/leave.ts';
import { useCall } from '../../calls/use-call.ts';
import { LeaveRequest } from '../../leave/LeaveRequest.tsx';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { leaveWords } from './leave-words.ts';

const WriteLeave = part(async () => (await import('./WriteLeave.tsx')).WriteLeave);

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
            <LeaveRequest
              key={request.Leave_Id}
              request={request}
              withdrawn={say(request.State === 'Approved' ? 'withdrawn' : 'notAsked')}
            />
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
