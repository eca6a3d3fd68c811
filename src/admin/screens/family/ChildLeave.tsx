import { listStudentLeave } from '#schemas/api/attendance/leave.ts';
import { useCall } from '../../calls/use-call.ts';
import { LeaveRequest } from '../../leave/LeaveRequest.tsx';
import { useWords } from '../../words/words.ts';
import classes from './child.module.css';
import { childWords } from './child-words.ts';

/** What was asked for a child, with its answer; the latest days first. */
export const ChildLeave = ({ id }: { readonly id: number }) => {
  const say = useWords(childWords);
  const { data } = useCall(listStudentLeave, { query: { Student_Id: id }, asFamily: true });
  if (!data) return null;
  if (data.length === 0) return <p className={classes.nothing}>{say('noLeave')}</p>;
  return (
    <ul>
      {data.map((request) => (
        <LeaveRequest key={request.Leave_Id} request={request} asFamily withdrawn={say('withdrawn')} />
      ))}
    </ul>
  );
};
