import { CalendarPlus, CircleAlert, CircleCheck, KeyRound, Plane } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readStudentAttendance, type StudentHistory } from '#schemas/api/attendance/history.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { isFamily } from '#schemas/office.ts';
import { MonthCalendar } from '../../attendance/MonthCalendar.tsx';
import { Months } from '../../attendance/Months.tsx';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { ChildLeave } from './ChildLeave.tsx';
import classes from './child.module.css';
import { childWords } from './child-words.ts';
import { ownChildren } from './own-children.ts';
import { askLinkId, codeLinkId, type Place } from './use-place.ts';

/** The child that is shown: the one of the address, else the first. */
export const useChild = (place: Place) => {
  const { data: children = [] } = useCall(listStudents, ownChildren);
  return { children, child: children.find((one) => one.Student_Id === place.child) ?? children[0] };
};

type OneChild = NonNullable<ReturnType<typeof useChild>['child']>;

/** Who, whether in school today, the month, and leave. Nothing where no child is linked. */
export const Child = ({ place }: { readonly place: Place }) => {
  const { children, child } = useChild(place);
  if (!child) return null;
  return (
    <>
      {children.length > 1 && <Choice options={children} chosen={child} place={place} />}
      <Days key={child.Student_Id} child={child} place={place} />
    </>
  );
};

interface ChoiceProps {
  readonly options: readonly OneChild[];
  readonly chosen: OneChild;
  readonly place: Place;
}

const Choice = ({ options, chosen, place }: ChoiceProps) => {
  const say = useWords(childWords);
  const { nameOfClass } = useClassNames();
  return (
    <nav className={classes.children} aria-label={say('children')}>
      {options.map((one) => (
        <Link
          key={one.Student_Id}
          to={place.hrefOf({ child: String(one.Student_Id), month: undefined })}
          replace
          aria-current={one === chosen || undefined}
        >
          <Face name={studentName(one)} photo={one.Student_Photo} />
          <span>
            <strong>{one.First_Name}</strong>
            {one.Class_Id !== undefined && one.Section_Id !== undefined && (
              <small>{nameOfClass({ Class_Id: one.Class_Id, Section_Id: one.Section_Id })}</small>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
};

interface DaysProps {
  readonly child: OneChild;
  readonly place: Place;
}

const Days = ({ child, place }: DaysProps) => {
  const say = useWords(childWords);
  const locale = useLocale();
  const { user } = useStart();
  const { Student_Id: id, First_Name: name } = child;
  const { data, isError, refetch } = useCall(readStudentAttendance, { params: { id }, query: {}, asFamily: true });
  const history = data?.student.Student_Id === id ? data : undefined;
  return (
    <div className={classes.child}>
      <section aria-labelledby="days">
        <h2 id="days">{say('days')}</h2>
        {isError && !history && <LoadFailed text={say('failed')} onRetry={refetch} />}
        {!isError && !history && <Skeleton rows={6} />}
        {history && (
          <>
            <Today name={name} history={history} />
            <MonthCalendar history={history} month={place.month} onMonth={(month) => place.set({ month })} />
            <p className={classes.since}>
              {history.Percent !== null && (
                <span>{say('since', { percent: history.Percent, date: formatDay(history.From, locale) })}</span>
              )}
              {isFamily(user.role) && <Link to={`/student/attendance_history?student=${id}`}>{say('history')}</Link>}
            </p>
            {!isFamily(user.role) && (
              // The screen of the history is the office's: there a member of staff sees the own classes.
              <details className={classes.months}>
                <summary>{say('history')}</summary>
                <Months history={history} onMonth={(month) => place.set({ month })} />
              </details>
            )}
          </>
        )}
      </section>
      <section aria-labelledby="leave">
        <header>
          <h2 id="leave">{say('leave')}</h2>
          <ButtonLink
            id={askLinkId()}
            look="primary"
            icon={<CalendarPlus aria-hidden size={18} strokeWidth={1.75} />}
            to={place.hrefOf({ ask: '1' })}
          >
            {say('ask')}
          </ButtonLink>
        </header>
        <ChildLeave id={id} />
      </section>
      {user.role !== 'Student' && (
        <section aria-labelledby="pick-up">
          <header>
            <h2 id="pick-up">{say('pickUp')}</h2>
            <ButtonLink
              id={codeLinkId()}
              icon={<KeyRound aria-hidden size={18} strokeWidth={1.75} />}
              to={place.hrefOf({ code: '1' })}
            >
              {say('giveCode')}
            </ButtonLink>
          </header>
          <p className={classes.nothing}>{say('pickUpHelp')}</p>
        </section>
      )}
    </div>
  );
};

/** What today's register says; nothing while there is none. */
const Today = ({ name, history }: { readonly name: string; readonly history: StudentHistory }) => {
  const say = useWords(childWords);
  const mark = history.marks.find(({ Date: date }) => date === history.To);
  if (!mark) return null;
  const { Status: code } = mark;
  const Sign = code === 'A' ? CircleAlert : code === 'LV' ? Plane : CircleCheck;
  return (
    <p className={classes.today} data-code={code}>
      <Sign aria-hidden size={24} strokeWidth={1.75} />
      {say(code, { name })}
    </p>
  );
};
