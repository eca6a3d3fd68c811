import { Check, ChevronLeft, GalleryHorizontal, Hash, LayoutGrid, List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RegisterRecord } from '#schemas/api/attendance/take.ts';
import { useClosedText } from '../../attendance/use-closed-text.ts';
import { partWords } from '../../attendance/words.ts';
import { useKept } from '../../device/use-kept.ts';
import { formatDay, formatMoment, shortWeekday } from '../../format/dates.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { useRegisters } from '../../registers/registers.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsNarrow } from '../../ui/use-is-phone.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { Cards } from './Cards.tsx';
import { Conflict } from './Conflict.tsx';
import { DeclareDay } from './DeclareDay.tsx';
import { useRegisterRecord } from './kept.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { RegisterFoot } from './RegisterFoot.tsx';
import { RosterList } from './RosterList.tsx';
import classes from './register.module.css';
import { Numbers, Tiles } from './Tiles.tsx';
import type { Place } from './use-place.ts';
import { useRegister } from './use-register.ts';
import { useRegisterKeys } from './use-register-keys.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly open: OwnClass;
  readonly place: Place;
}

/** The register of a class for a day; on a phone a page of its own. */
export const RegisterPage = ({ open, place }: Props) => {
  const say = useWords(attendanceWords);
  const closedText = useClosedText();
  const mayWrite = useMayWrite();
  const mayWriteHere = useMayWriteHere();
  const { data: register, isError, refetch } = useRegisterRecord(open, place.date, place.part);
  const { isRead } = useRegisters().now;
  const isLoaded =
    register?.Class_Id === open.Class_Id &&
    register.Section_Id === open.Section_Id &&
    register.Part === (place.part ?? 'Full');
  const [view, setView] = useView(isLoaded ? register.Students.length : 0);
  const page = (children: ReactNode, isTaken: boolean) => (
    <div className={classes.page}>
      <Head open={open} date={isLoaded ? register.Date : place.date} place={place}>
        {isTaken && (
          <Segments
            label={say('view')}
            options={[
              { value: 'tiles', label: say('tiles'), icon: LayoutGrid },
              { value: 'numbers', label: say('numbers'), icon: Hash },
              { value: 'list', label: say('list'), icon: List },
              { value: 'cards', label: say('cards'), icon: GalleryHorizontal },
            ]}
            chosen={view}
            onChoose={setView}
          />
        )}
      </Head>
      {children}
    </div>
  );
  if (isError && !isLoaded) return page(<LoadFailed text={say('registerFailed')} onRetry={refetch} />, false);
  if (!isLoaded || !isRead) return page(<Skeleton rows={8} />, false);
  const { Closed: closed, State: state, Students: students } = register;
  if (closed && state === 'Open')
    return page(
      <Empty text={closedText(register.Date, closed)}>
        {closed.Kind !== 'Outside_Session' && mayWrite('/student/attendance_management') && (
          <DeclareDay open={open} date={register.Date} />
        )}
      </Empty>,
      false,
    );
  if (students.length === 0) return page(<NoStudents open={open} />, false);
  if (state === 'Open' && !mayWriteHere) return page(<Empty text={say('Open')} />, false);
  // What somebody else has sent meanwhile begins it anew; marks that were not sent are on this device.
  const begun = students.filter((one) => one.Leave_Reason !== undefined || one.Forenoon !== undefined).length;
  const key = `${register.Version} ${begun}`;
  const isDeclared = register.Is_Working_Day && state === 'Open' && mayWrite('/student/attendance_management');
  return page(
    <>
      {isDeclared && <DeclareDay open={open} date={register.Date} isDeclared />}
      <Register key={key} register={register} view={view} place={place} />
    </>,
    true,
  );
};

const NoStudents = ({ open }: Pick<Props, 'open'>) => {
  const say = useWords(attendanceWords);
  const { nameOfClass } = useClassNames();
  return <Empty text={say('empty', { class: nameOfClass(open) })}>{null}</Empty>;
};

interface HeadProps extends Props {
  readonly date: string | undefined;
  readonly children: ReactNode;
}

const Head = ({ open, date, place, children }: HeadProps) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const sayPart = useWords(partWords);
  return (
    <header className={classes.head}>
      <Link to={place.hrefOf(undefined)} aria-label={say('back')}>
        <ChevronLeft aria-hidden size={22} />
      </Link>
      <div>
        <h1>{nameOfClass(open)}</h1>
        {date && (
          <p>
            {[shortWeekday(date, locale), formatDay(date, locale), place.part && sayPart(place.part)]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      {children}
    </header>
  );
};

const views = ['tiles', 'numbers', 'list', 'cards'] as const;
type View = (typeof views)[number];

/** How many faces a phone shows without being scrolled. */
const mostFaces = 28;

/** How a class of so many is shown. */
const useView = (students: number): readonly [View, (view: View) => void] => {
  const isNarrow = useIsNarrow();
  const [kept, keep] = useKept('registerView');
  const chosen = views.find((one) => one === kept);
  return [chosen ?? (!isNarrow ? 'list' : students > mostFaces ? 'numbers' : 'tiles'), keep];
};

const rosters = { tiles: Tiles, numbers: Numbers, list: RosterList, cards: Cards } as const satisfies Record<
  View,
  unknown
>;

interface RegisterProps {
  readonly register: RegisterRecord;
  readonly view: View;
  readonly place: Place;
}

const Register = ({ register, view, place }: RegisterProps) => {
  const say = useWords(attendanceWords);
  const mayWrite = useMayWrite();
  const navigate = useNavigate();
  const locale = useLocale();
  const tell = useNotices();
  const { nameOfClass } = useClassNames();
  const sayPart = useWords(partWords);
  const name = [nameOfClass(register), place.part && sayPart(place.part)].filter(Boolean).join(', ');
  const taking = useRegister(register);
  const [described, setDescribed] = useState<number>();
  const [reason, setReason] = useState('');
  const Roster = rosters[view];
  const theirs = taking.fault?.kind === 'stale' ? taking.fault.theirs : undefined;
  const isLocked = (theirs ?? register).State === 'Locked';
  const mayChange = useMayWriteHere() && (!isLocked || mayWrite('/student/attendance_management'));
  const count = register.Students.length;
  const onLeave = register.Students.filter((one) => one.Status === 'LV').length;
  const away = register.Students.filter((one) => one.Forenoon !== undefined).length;
  const submit = async (over?: number): Promise<void> => {
    if (!mayChange || taking.isSending || (isLocked && reason.trim() === '')) return;
    const options = { ...(isLocked ? { reason: reason.trim() } : {}), ...(over === undefined ? {} : { over }) };
    const result = await taking.submit({ className: name, ...options });
    if (result === 'not') return;
    const of = (code: string): number =>
      register.Students.filter((one) => taking.statusOf(one.Student_Id) === code).length;
    const told = { class: name, present: of('P') + of('L') + of('OD'), absent: of('A') };
    if (result === 'waitsHere') tell.error(say('waitsHere', told));
    else tell.notice(result === 'waits' ? say('waits', told) : say(taking.isAhead ? 'keptAhead' : 'submitted', told));
    navigate(place.hrefOf(undefined));
  };
  // Between two registers somebody decides by what is shown of both.
  useRegisterKeys({ submit, undo: taking.undo, isOff: theirs !== undefined });
  const isUntouched = !taking.isChanged && register.State === 'Open';
  if (theirs)
    return (
      <Conflict
        theirs={theirs}
        taking={taking}
        mayChange={mayChange}
        reason={reason}
        onReason={setReason}
        onSubmit={submit}
      />
    );
  return (
    <div className={classes.parts}>
      <div className={classes.main}>
        <p className={classes.note}>
          {taking.waitsSince !== undefined ? (
            say('waitsSince', { time: formatMoment(new Date(taking.waitsSince).toISOString(), locale) })
          ) : taking.isAhead ? (
            say('ahead')
          ) : isUntouched ? (
            <>
              <strong>
                {away > 0
                  ? say('startAway', { count: count - away, away })
                  : onLeave > 0
                    ? say('startBut', { count: count - onLeave, onLeave })
                    : say('start', { count })}
              </strong>{' '}
              {say('tap')}
            </>
          ) : null}
          {taking.isKept && taking.waitsSince === undefined && (
            <span className={classes.kept} role="status">
              <Check aria-hidden size={16} />
              {say('saved')}
            </span>
          )}
        </p>
        <Roster taking={taking} isOff={!mayChange} onDescribe={setDescribed} />
        {(view === 'tiles' || view === 'numbers') && (
          <p className={classes.hint}>{say(taking.isAhead ? 'hintAhead' : 'hint')}</p>
        )}
      </div>
      <RegisterFoot
        taking={taking}
        mayChange={mayChange}
        reason={reason}
        onReason={setReason}
        onSubmit={submit}
        onDescribe={setDescribed}
      />
      {described !== undefined && (
        <MarkDialog taking={taking} id={described} isOff={!mayChange} onClose={() => setDescribed(undefined)} />
      )}
    </div>
  );
};
