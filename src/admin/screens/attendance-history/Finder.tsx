import { Link } from 'react-router-dom';
import { exportClassAttendance, listClassAttendance, type PupilSum } from '#schemas/api/attendance/history.ts';
import type { ClassDay } from '#schemas/api/attendance/reports.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { leastPercent } from '#schemas/records/attendance.ts';
import { ClassSelect, classParam } from '../../attendance/ClassSelect.tsx';
import { Percent } from '../../attendance/Percent.tsx';
import { useOwnClasses } from '../../attendance/use-own-classes.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import listTable from '../../ui/list-table.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './history.module.css';
import { linkId, type Place } from './use-place.ts';
import { historyWords } from './words.ts';

/** Finds a student by name, or shows a class with the attendance of each. */
export const Finder = ({ place }: { readonly place: Place }) => {
  const say = useWords(historyWords);
  const { classes: own, isPending, isError, refetch } = useOwnClasses();
  // Who has one class alone need not choose it.
  const only = own.length === 1 ? own[0] : undefined;
  const open = place.class ?? only;
  return (
    <>
      <div className={classes.filters}>
        <KeywordBox label={say('search')} keyword={place.keyword} onKeyword={(keyword) => place.set({ keyword })} />
        <div className={classes.class}>
          <ClassSelect
            classes={own}
            chosen={open}
            {...(only ? {} : { none: say('noClass') })}
            onChoose={(one) => place.set({ class: one, keyword: undefined })}
          />
        </div>
      </div>
      {place.keyword ? (
        <Found place={place} />
      ) : open ? (
        <ClassTable place={place} open={open} />
      ) : isError ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton rows={8} />
      ) : (
        <ClassRows place={place} classes={own} />
      )}
    </>
  );
};

/** The classes of who may see more than one: choosing is one tap. */
const ClassRows = ({ place, classes: own }: { readonly place: Place; readonly classes: readonly ClassDay[] }) => {
  const say = useWords(historyWords);
  const { nameOfClass } = useClassNames();
  if (own.length === 0) return <Empty text={say('noClasses')}>{null}</Empty>;
  return (
    <ul className={classes.found}>
      {own.map((one) => (
        <li key={classParam(one)}>
          <Link to={place.hrefOf({ class: classParam(one), keyword: undefined })}>{nameOfClass(one)}</Link>
          <small>
            {[one.Students === 1 ? say('students1') : say('students', { count: one.Students }), ...one.Teachers].join(
              ' · ',
            )}
          </small>
        </li>
      ))}
    </ul>
  );
};

const useSession = (): string => {
  const { chosen } = useSchoolSession();
  return `${chosen}-${chosen + 1}`;
};

const Found = ({ place }: { readonly place: Place }) => {
  const say = useWords(historyWords);
  const { nameOfClass } = useClassNames();
  const query = { Session: useSession(), keyword: place.keyword, pageSize: 20 };
  const { data, isError, refetch } = useCall(listStudents, { query });
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={4} />;
  if (data.length === 0) return <p className={classes.note}>{say('none')}</p>;
  return (
    <ul className={classes.found}>
      {data.map((student) => {
        const { Student_Id: id, Class_Id, Section_Id } = student;
        return (
          <li key={id} data-open={place.student === id || undefined}>
            <Link id={linkId(id)} to={place.hrefOf({ student: String(id), month: undefined })}>
              {studentName(student)}
            </Link>
            <small>
              {student.Admission_No}
              {Class_Id && Section_Id ? ` · ${nameOfClass({ Class_Id, Section_Id })}` : ''}
            </small>
          </li>
        );
      })}
    </ul>
  );
};

const ClassTable = ({ place, open }: { readonly place: Place; readonly open: OwnClass }) => {
  const say = useWords(historyWords);
  const { Class_Id, Section_Id } = open;
  const query = { Class_Id, Section_Id, Session: useSession() };
  const list = useCall(listClassAttendance, { query });
  return (
    <ListBody list={list} failed={say('failed')} none={say('empty')}>
      {(pupils) => (
        <>
          <div className={classes.download}>
            <TableDownload href={addressOf(exportClassAttendance, { query })} />
          </div>
          <div className={classes.rows}>
            <table className={`${listTable.table} ${classes.pupils}`}>
              <thead>
                <tr>
                  <th scope="col">{say('rollNo')}</th>
                  <th scope="col">{say('student')}</th>
                  <th scope="col">{say('days')}</th>
                  <th scope="col">{say('absent')}</th>
                  <th scope="col">{say('late')}</th>
                  <th scope="col">{say('leave')}</th>
                  <th scope="col">{say('percent')}</th>
                </tr>
              </thead>
              <tbody>
                {pupils.map((pupil) => (
                  <PupilRow key={pupil.Student_Id} pupil={pupil} place={place} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </ListBody>
  );
};

const PupilRow = ({ pupil, place }: { readonly pupil: PupilSum; readonly place: Place }) => {
  const { Student_Id: id, Counts: counts, Percent: percent } = pupil;
  return (
    <tr data-open={place.student === id || undefined}>
      <td>{pupil.Roll_No}</td>
      <th scope="row">
        <Link id={linkId(id)} to={place.hrefOf({ student: String(id), month: undefined })}>
          {studentName(pupil)}
        </Link>
      </th>
      <td>{pupil.Days}</td>
      <td>{counts.A || '–'}</td>
      <td>{counts.L || '–'}</td>
      <td>{counts.LV || '–'}</td>
      <td>
        <Percent value={percent} isLow={percent !== null && percent < leastPercent} />
      </td>
    </tr>
  );
};
