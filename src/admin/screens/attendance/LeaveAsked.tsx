import { useState } from 'react';
import { decideStudentLeave, listStudentLeave, type StudentLeave } from '#schemas/api/attendance/leave.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDays, formatMoment } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { RefuseDialog } from '../../leave/RefuseDialog.tsx';
import { leaveReasonWords } from '../../leave/words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './leave-asked.module.css';
import { pendingLeave } from './pending-leave.ts';
import { attendanceWords } from './words.ts';

/** What families of the classes have asked for, those first that begin first. Nothing where nothing waits. */
export const LeaveAsked = () => {
  const say = useWords(attendanceWords);
  const { data, total } = useCall(listStudentLeave, pendingLeave);
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.asked} aria-labelledby="leave-asked">
      <h2 id="leave-asked">
        {say('leaveAsked')} <small>{total}</small>
      </h2>
      <ul>
        {data.map((request) => (
          <Request key={request.Leave_Id} request={request} />
        ))}
      </ul>
    </section>
  );
};

const Request = ({ request }: { readonly request: StudentLeave }) => {
  const say = useWords(attendanceWords);
  const sayReason = useWords(leaveReasonWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const attempt = useAttempt();
  const tell = useNotices();
  const decide = useAction(decideStudentLeave);
  const [isRefusing, setRefusing] = useState(false);
  const { Leave_Id: id, Class_Id, Section_Id, Note, Asked_By, Asked_At, Version: version } = request;
  const name = studentName(request);
  const place = Class_Id !== undefined && Section_Id !== undefined ? nameOfClass({ Class_Id, Section_Id }) : undefined;
  const answer = (body: { State: 'Approved' } | { State: 'Rejected'; Decision: string }): Promise<boolean> =>
    attempt(async () => {
      await decide.mutateAsync({ params: { id }, body, version });
      tell.notice(say(body.State === 'Approved' ? 'leaveApproved' : 'leaveRefused', { name }));
    });
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>{' '}
          {[place, formatDays(request.First_Day, request.Last_Day, locale)].filter(Boolean).join(' · ')}
        </p>
        <p>
          {[sayReason(request.Reason), Note].filter(Boolean).join(': ')}
          {` · ${[Asked_By, formatMoment(Asked_At, locale)].filter(Boolean).join(', ')}`}
        </p>
      </div>
      <Deeds>
        <div className={classes.deeds}>
          <Button
            size="compact"
            busy={decide.isPending}
            aria-label={say('approveOf', { name })}
            onClick={() => void answer({ State: 'Approved' })}
          >
            {say('approve')}
          </Button>
          <Button look="quiet" size="compact" aria-label={say('refuseOf', { name })} onClick={() => setRefusing(true)}>
            {say('refuse')}
          </Button>
        </div>
      </Deeds>
      {isRefusing && (
        <RefuseDialog
          name={name}
          onClose={() => setRefusing(false)}
          onRefuse={(Decision) => answer({ State: 'Rejected', Decision })}
        />
      )}
    </li>
  );
};
