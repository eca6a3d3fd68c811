import { cancelStudentLeave, type StudentLeave } from '#schemas/api/attendance/leave.ts';
import { useAction } from '../calls/use-call.ts';
import { formatDays } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { useAttempt, useNotices } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { LeaveSign } from './LeaveSign.tsx';
import classes from './leave-request.module.css';
import { leaveFormWords, leaveReasonWords } from './words.ts';

interface Props {
  readonly request: StudentLeave;
  readonly asFamily?: true;
  /** What is said once it is withdrawn. */
  readonly withdrawn: string;
}

/** Leave of a student with its answer, which is withdrawn for as long as that may be done. */
export const LeaveRequest = ({ request, asFamily, withdrawn }: Props) => {
  const say = useWords(leaveFormWords);
  const sayReason = useWords(leaveReasonWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const { notice } = useNotices();
  const cancel = useAction(cancelStudentLeave);
  const { Leave_Id: id, Version: version, State, Reason, Note, Decision, May_Cancel } = request;
  const days = formatDays(request.First_Day, request.Last_Day, locale);
  const withdraw = (): void =>
    void attempt(async () => {
      await cancel.mutateAsync({ params: { id }, body: {}, version, ...(asFamily && { asFamily }) });
      notice(withdrawn);
    });
  return (
    <li className={classes.request}>
      <div>
        <strong>{days}</strong>
        <LeaveSign state={State} />
      </div>
      <p>{[sayReason(Reason), Note].filter(Boolean).join(': ')}</p>
      {Decision && <blockquote>{Decision}</blockquote>}
      {May_Cancel && (
        <Button size="compact" busy={cancel.isPending} aria-label={say('withdrawOf', { days })} onClick={withdraw}>
          {say('withdraw')}
        </Button>
      )}
    </li>
  );
};
