import { cancelStudentLeave, listStudentLeave, type StudentLeave } from '#schemas/api/attendance/leave.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDays } from '../../format/dates.ts';
import { LeaveSign } from '../../leave/LeaveSign.tsx';
import { leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './child.module.css';
import { childWords } from './child-words.ts';

/** What was asked for a child, with its answer; the latest days first. */
export const ChildLeave = ({ id }: { readonly id: number }) => {
  const say = useWords(childWords);
  const { data } = useCall(listStudentLeave, { query: { Student_Id: id }, asFamily: true });
  if (!data) return null;
  if (data.length === 0) return <p className={classes.nothing}>{say('noLeave')}</p>;
  return (
    <ul className={classes.leave}>
      {data.map((request) => (
        <Request key={request.Leave_Id} request={request} />
      ))}
    </ul>
  );
};

const Request = ({ request }: { readonly request: StudentLeave }) => {
  const say = useWords(childWords);
  const sayReason = useWords(leaveReasonWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const tell = useNotices();
  const cancel = useAction(cancelStudentLeave);
  const { Leave_Id: id, Version: version, State, Decision, May_Cancel } = request;
  const days = formatDays(request.First_Day, request.Last_Day, locale);
  const withdraw = (): void =>
    void attempt(async () => {
      await cancel.mutateAsync({ params: { id }, body: {}, version, asFamily: true });
      tell.notice(say('withdrawn'));
    });
  return (
    <li>
      <div>
        <strong>{days}</strong>
        <LeaveSign state={State} />
      </div>
      <p>{[sayReason(request.Reason), request.Note].filter(Boolean).join(': ')}</p>
      {Decision && <blockquote>{Decision}</blockquote>}
      {May_Cancel && (
        <Button size="compact" busy={cancel.isPending} aria-label={say('withdrawOf', { days })} onClick={withdraw}>
          {say('withdraw')}
        </Button>
      )}
    </li>
  );
};
