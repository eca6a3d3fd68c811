import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  cancelStaffLeave,
  decideStaffLeave,
  type LeaveDetails,
  readStaffLeave,
  type StaffLeave,
} from '#schemas/api/staff/leave.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatMoment, localDay } from '../../format/dates.ts';
import { LeaveSign } from '../../leave/LeaveSign.tsx';
import { RefuseDialog } from '../../leave/RefuseDialog.tsx';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Balances } from './Balances.tsx';
import classes from './leave.module.css';
import { PartDialog } from './PartDialog.tsx';
import { useLeaveText } from './use-leave-text.ts';
import { leaveWords } from './words.ts';

interface Props {
  readonly id: number;
  /** Whether the reader answers requests. */
  readonly mayDecide: boolean;
  readonly onClose: () => void;
}

/** One request: its days, why, what is left, and the answer. */
export const LeavePanel = ({ id, mayDecide, onClose }: Props) => {
  const say = useWords(leaveWords);
  const answer = useCall(readStaffLeave, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('failed')}
      answer={answer}
      isOpen={({ request }) => request.Leave_Id === id}
      onClose={onClose}
    >
      {(found) => <Request details={found} mayDecide={mayDecide} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface RequestProps extends Omit<Props, 'id'> {
  readonly details: LeaveDetails;
}

const Request = ({ details, mayDecide, onClose }: RequestProps) => {
  const say = useWords(leaveWords);
  const locale = useLocale();
  const text = useLeaveText();
  const { request, balances, Closed, Away } = details;
  const { Name, Work, Type_Name, Days, State, Note, Decision, Decided_By, Decided_At } = request;
  const isWaiting = State === 'Pending';
  return (
    <Panel
      title={request.Is_Own ? say('mine') : say('asks', { name: Name })}
      note={request.Is_Own ? Type_Name : Work}
      sign={<Initials name={Name} />}
      foot={<Deeds request={request} mayDecide={mayDecide} />}
      onClose={onClose}
    >
      <div className={classes.panel}>
        <header>
          <h3>{text.span(request)}</h3>
          <LeaveSign state={State} />
        </header>
        <p>
          <strong>
            {Type_Name}, {text.count(Days)}.
          </strong>{' '}
          {text.closed(Closed)}
        </p>
        {Note && <blockquote>{Note}</blockquote>}
        {request.Asked_First_Day && request.Asked_Last_Day && (
          <p>
            {say('partOf', {
              days: text.span({ ...request, First_Day: request.Asked_First_Day, Last_Day: request.Asked_Last_Day }),
            })}
          </p>
        )}
        <p className={classes.note}>{say('asked', { time: formatMoment(request.Asked_At, locale) })}</p>
        {Decided_At && (
          <p className={classes.note}>
            <LeaveSign state={State} /> {[Decided_By, formatMoment(Decided_At, locale)].filter(Boolean).join(', ')}
          </p>
        )}
        {Decision && <blockquote>{Decision}</blockquote>}
        <Balances balances={balances} asked={isWaiting ? request : undefined} />
        {Away.length > 0 && (
          <p className={classes.away}>
            <Users aria-hidden size={18} strokeWidth={1.75} />
            <span>
              {say(Away.length === 1 ? 'away1' : 'away', {
                names: Away.map((one) => `${one.Name} (${text.span(one)})`).join(', '),
              })}
            </span>
          </p>
        )}
      </div>
    </Panel>
  );
};

interface DeedsProps {
  readonly request: StaffLeave;
  readonly mayDecide: boolean;
}

/** The answers to a request that waits; the way back of one's own. */
const Deeds = ({ request, mayDecide }: DeedsProps) => {
  const say = useWords(leaveWords);
  const text = useLeaveText();
  const attempt = useAttempt();
  const tell = useNotices();
  const { user } = useStart();
  const decide = useAction(decideStaffLeave);
  const cancel = useAction(cancelStaffLeave);
  const [isRefusing, setRefusing] = useState(false);
  const [isParting, setParting] = useState(false);
  const { Leave_Id: id, Name: name, State, Version: version, Days, First_Day } = request;
  const isWaiting = State === 'Pending';
  const mayAnswer = isWaiting && mayDecide && (!request.Is_Own || user.role === 'Admin');
  const mayWithdraw = isWaiting
    ? request.Is_Own || mayDecide
    : State === 'Approved' && (mayDecide || First_Day > localDay());
  const answer = (
    body: { State: 'Approved'; First_Day?: string; Last_Day?: string } | { State: 'Rejected'; Decision: string },
  ): Promise<boolean> =>
    attempt(async () => {
      await decide.mutateAsync({ params: { id }, body, version });
      tell.notice(say(body.State === 'Approved' ? 'approved' : 'refused', { name }));
    });
  const approve = (): void => void answer({ State: 'Approved' });
  useApproveKey(mayAnswer && !isRefusing && !isParting ? approve : undefined);
  const withdraw = (): void =>
    void attempt(async () => {
      await cancel.mutateAsync({ params: { id }, body: {}, version });
      tell.notice(say('withdrawn'));
    });
  if (!mayAnswer && !mayWithdraw) return null;
  return (
    <>
      {mayAnswer && (
        <Button look="primary" title={say('key')} busy={decide.isPending} onClick={approve}>
          {say('approve', { days: text.count(Days) })}
        </Button>
      )}
      {mayAnswer && Days > 1 && <Button onClick={() => setParting(true)}>{say('part')}</Button>}
      {mayAnswer && (
        <Button look="quiet" onClick={() => setRefusing(true)}>
          {say('refuse')}
        </Button>
      )}
      {isWaiting && mayDecide && !mayAnswer && <p className={classes.note}>{say('own2')}</p>}
      {mayWithdraw && !mayAnswer && (
        <Button busy={cancel.isPending} onClick={withdraw}>
          {say('withdraw')}
        </Button>
      )}
      {isParting && (
        <PartDialog
          request={request}
          onClose={() => setParting(false)}
          onApprove={(days) => answer({ State: 'Approved', ...days })}
        />
      )}
      {isRefusing && (
        <RefuseDialog
          name={name}
          onClose={() => setRefusing(false)}
          onRefuse={(Decision) => answer({ State: 'Rejected', Decision })}
        />
      )}
    </>
  );
};

/** A approves, unless somebody is typing. */
const useApproveKey = (approve: (() => void) | undefined): void => {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void => {
      if (!approve || ctrlKey || metaKey || altKey || repeat || key.toLowerCase() !== 'a') return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"] [role="dialog"]'))
        return;
      approve();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [approve]);
};
