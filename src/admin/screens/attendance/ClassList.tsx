import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import type { AttendanceCode, HalfDay } from '#schemas/records/attendance.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { useClosedText } from '../../attendance/use-closed-text.ts';
import { codeWords, partWords } from '../../attendance/words.ts';
import { formatMoment, formatWeekday } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { readDraft } from '../../registers/draft.ts';
import { placeOf } from '../../registers/queue.ts';
import { useRegisters } from '../../registers/registers.ts';
import { useStart } from '../../session/start.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DayTurn } from '../../ui/Turn.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './class-list.module.css';
import { LeaveAsked } from './LeaveAsked.tsx';
import { useClassesOfDay } from './use-classes-of-day.ts';
import { useKeepRegisters } from './use-keep-registers.ts';
import type { Place } from './use-place.ts';
import { attendanceWords } from './words.ts';

const dialogs = {
  codes: part(async () => (await import('./CodesDialog.tsx')).CodesDialog),
  halves: part(async () => (await import('./HalvesDialog.tsx')).HalvesDialog),
} as const;

/** The classes whose registers somebody takes on a day, those first that are missing. */
export const ClassList = ({ place }: { readonly place: Place }) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const { user } = useStart();
  const mayWrite = useMayWrite();
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Dialog = dialog && dialogs[dialog];
  const { data, isError, refetch } = useClassesOfDay(place.date);
  useKeepRegisters(data?.classes ?? []);
  const rows = data?.classes.flatMap(rowsOf) ?? [];
  const open = rows.filter(isMissing).length;
  const hasSchool = data?.classes.some((one) => !one.Closed || one.State !== 'Open');
  const note = !data
    ? undefined
    : !hasSchool
      ? say('noteClosed')
      : open === 0
        ? say('noteTaken')
        : open === 1
          ? say('note1')
          : say('note', { count: open });
  return (
    <>
      <PageHead title={say('title')} note={data && data.classes.length > 0 ? note : undefined}>
        {mayWrite('/student/attendance_management') && (
          <>
            <Button onClick={() => setDialog('halves')}>{say('halves')}</Button>
            <Button onClick={() => setDialog('codes')}>{say('codes')}</Button>
          </>
        )}
      </PageHead>
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      <LeaveAsked />
      {data && (
        <div className={classes.day}>
          <DayTurn label={say('day')} day={place.date ?? data.Date} onDay={place.setDate} />
          <p>{formatWeekday(data.Date, locale)}</p>
          {data.Date !== data.Today && (
            <Button look="quiet" onClick={() => place.setDate(undefined)}>
              {say('today')}
            </Button>
          )}
        </div>
      )}
      {isError && !data ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : !data ? (
        <Skeleton rows={4} />
      ) : data.classes.length === 0 ? (
        <Empty text={say(user.role === 'Admin' ? 'noneAll' : 'none')}>{null}</Empty>
      ) : (
        <ul className={classes.rows}>
          {rows.toSorted(missingFirst).map((one) => (
            <ClassRow key={`${one.Class_Id} ${one.Section_Id} ${one.part}`} row={one} date={data.Date} place={place} />
          ))}
        </ul>
      )}
    </>
  );
};

/** A register of a class: of the whole day, or of half of it. */
interface Row extends Omit<ClassOfDay, 'Halves'> {
  readonly part: HalfDay | undefined;
  /** Whether its time has come. */
  readonly isDue: boolean;
}

const rowsOf = ({ Halves, ...one }: ClassOfDay): readonly Row[] => {
  if (!Halves) return [{ ...one, part: undefined, isDue: true }];
  const { Taken_By: _, Taken_At: __, ...ofClass } = one;
  return Halves.map(({ Part, Is_Due, ...half }) => ({ ...ofClass, ...half, part: Part, isDue: Is_Due }));
};

const isMissing = ({ State, Closed, isDue }: Row): boolean => State === 'Open' && !Closed && isDue;

/** What is missing, then what comes later today, then what is taken. */
const placeIn = (row: Row): number => (isMissing(row) ? 0 : row.State === 'Open' ? 1 : 2);
const missingFirst = (a: Row, b: Row): number => placeIn(a) - placeIn(b);

interface RowProps {
  readonly row: Row;
  readonly date: string;
  readonly place: Place;
}

const ClassRow = ({ row, date, place }: RowProps) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const sayPart = useWords(partWords);
  const closedText = useClosedText();
  const { nameOfClass } = useClassNames();
  const { school, user } = useStart();
  const { Class_Id, Section_Id, part, isDue } = row;
  const ofDay = { date, classId: Class_Id, sectionId: Section_Id, part: part ?? 'Full' } as const;
  const key = { school: school.School_Id, user: user.userId, ...ofDay };
  const waiting = useRegisters().find(placeOf({ Class_Id, Section_Id, Date: date, Part: ofDay.part }));
  const isKept = waiting !== undefined || readDraft(key) !== undefined;
  const { State: state, Closed: closed, Taken_By: by, Taken_At: at } = row;
  const isClosed = state === 'Open' && closed !== undefined;
  const isLater = state === 'Open' && !isDue;
  const Sign = isLater ? Clock : state === 'Open' ? CircleAlert : state === 'Locked' ? Lock : CircleCheck;
  return (
    <li>
      <div>
        <Link to={place.hrefOf(row, part)}>
          {nameOfClass(row)}
          {part && `, ${sayPart(part)}`}
        </Link>
        <small>{row.Students === 1 ? say('students1') : say('students', { count: row.Students })}</small>
      </div>
      {isKept ? (
        <p className={classes.state} data-state="Kept">
          <CircleAlert aria-hidden size={18} />
          {say(waiting?.state ?? 'kept')}
        </p>
      ) : isClosed ? (
        <p className={classes.state}>{closedText(date, closed)}</p>
      ) : (
        <p className={classes.state} data-state={isLater ? undefined : state}>
          <Sign aria-hidden size={18} />
          <span>
            {say(isLater ? 'later' : state)}
            {at && <small> {say('takenBy', { name: by ?? say('somebody'), time: formatMoment(at, locale) })}</small>}
          </span>
        </p>
      )}
      {state !== 'Open' && <Counts row={row} />}
    </li>
  );
};

const told: readonly AttendanceCode[] = ['P', 'A', 'L', 'LV'];

const Counts = ({ row: { Counts: counts } }: Pick<RowProps, 'row'>) => {
  const sayCode = useWords(codeWords);
  return (
    <dl className={classes.counts}>
      {told
        .filter((code) => code === 'P' || counts[code] > 0)
        .map((code) => (
          <div key={code}>
            <dt>
              <CodeSign code={code} /> {sayCode(code)}
            </dt>
            <dd>{counts[code]}</dd>
          </div>
        ))}
    </dl>
  );
};
