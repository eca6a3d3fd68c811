import { CircleAlert, Phone, TriangleAlert } from 'lucide-react';
import { attendanceCodes } from '#schemas/records/attendance.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { lettersOf } from '../../attendance/own-codes.ts';
import { codeWords } from '../../attendance/words.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { leaveReasonWords } from '../../leave/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import foot from './foot.module.css';
import { Locked } from './Locked.tsx';
import type { Taking } from './use-register.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly taking: Taking;
  readonly mayChange: boolean;
  /** Why a locked register is changed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: (over?: number) => Promise<void>;
  readonly onDescribe: (id: number) => void;
}

/** What a register says in numbers, who is not simply present, and the one deed that takes it. */
export const RegisterFoot = ({ taking, mayChange, reason, onReason, onSubmit, onDescribe }: Props) => {
  const say = useWords(attendanceWords);
  const { register, fault } = taking;
  const isLocked = register.State === 'Locked';
  const isTaken = register.State !== 'Open';
  const isWaiting = taking.waitsSince !== undefined;
  return (
    <aside className={foot.foot} aria-label={say('beforeSubmit')}>
      <h2>{say('beforeSubmit')}</h2>
      <Standing taking={taking} />
      <Counts taking={taking} />
      {fault?.kind === 'refused' && (
        <p className={foot.fault} role="alert">
          <CircleAlert aria-hidden size={18} />
          {fault.text}
        </p>
      )}
      {isLocked && <Locked mayChange={mayChange} reason={reason} onReason={onReason} />}
      {mayChange && (
        <Button
          look="primary"
          busy={taking.isSending}
          disabled={isWaiting || (isTaken && !taking.isChanged) || (isLocked && reason.trim() === '')}
          onClick={() => void onSubmit()}
        >
          {taking.isAhead
            ? say('submitAhead')
            : isTaken
              ? say('submitAgain')
              : say('submit', { count: register.Students.length })}
        </Button>
      )}
      {!taking.isKept && taking.isChanged && (
        <p className={foot.fault}>
          <TriangleAlert aria-hidden size={18} />
          {say('notReady')}
        </p>
      )}
      <Exceptions taking={taking} mayChange={mayChange} onDescribe={onDescribe} />
    </aside>
  );
};

const Standing = ({ taking: { register } }: Pick<Props, 'taking'>) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const { State: state, Taken_At: at, Locks_On: locks } = register;
  if (state === 'Open' || !at || !locks) return <p className={foot.standing}>{say('open')}</p>;
  const told = {
    name: register.Taken_By ?? say('somebody'),
    time: formatMoment(at, locale),
    date: formatDay(locks, locale),
  };
  return <p className={foot.standing}>{say(state === 'Locked' ? 'lockedNote' : 'locksOn', told)}</p>;
};

/** Those that every register has, before those that few have. */
const always = ['P', 'A', 'L', 'LV'];

const Counts = ({ taking }: Pick<Props, 'taking'>) => {
  const sayCode = useWords(codeWords);
  const { Students: students } = taking.register;
  const counted = attendanceCodes
    .map((code) => ({ code, count: students.filter((one) => taking.statusOf(one.Student_Id) === code).length }))
    .filter(({ code, count }) => count > 0 || always.includes(code));
  return (
    <dl className={foot.counts}>
      {counted.map(({ code, count }) => (
        <div key={code}>
          <dt>{sayCode(code)}</dt>
          <dd>
            {count} {code !== 'P' && <CodeSign code={code} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Who is not simply present, with what to do next. */
const Exceptions = ({ taking, mayChange, onDescribe }: Pick<Props, 'taking' | 'mayChange' | 'onDescribe'>) => {
  const say = useWords(attendanceWords);
  const sayReason = useWords(leaveReasonWords);
  const marked = taking.register.Students.filter((one) => lettersOf(taking.codeOf(one.Student_Id)) !== 'P');
  if (marked.length === 0) return <p className={foot.standing}>{say('allPresent')}</p>;
  return (
    <ul className={foot.exceptions}>
      {marked.map((student) => {
        const { Student_Id: id, Absent_Before: before, Mobile: mobile } = student;
        const mark = taking.marks.get(id);
        const { Status: code, Own_Code: own } = taking.codeOf(id);
        return (
          <li key={id}>
            <p>
              <CodeSign code={code} own={own} />
              <strong>{[student.Roll_No, studentName(student)].filter(Boolean).join(' ')}</strong>
            </p>
            {code === 'A' && before > 0 && <p className={foot.warn}>{say('absentRunning', { count: before + 1 })}</p>}
            {student.Leave_Reason && <p>{say('onLeave', { reason: sayReason(student.Leave_Reason) })}</p>}
            {mark?.Reason && <p>{mark.Reason}</p>}
            <div className={foot.deeds}>
              {mayChange && (
                <Button look="quiet" size="compact" onClick={() => onDescribe(id)}>
                  {say('reason')}
                </Button>
              )}
              {code === 'A' && (
                <a href={`tel:${mobile}`}>
                  <Phone aria-hidden size={16} /> {say('call', { mobile: localMobile(mobile) })}
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
