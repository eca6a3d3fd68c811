import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StudentListRow } from '#schemas/api/students/read.ts';
import { leastPercent } from '#schemas/records/attendance.ts';
import { Percent } from '../../attendance/Percent.tsx';
import { relationWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Face } from '../../ui/Face.tsx';
import { KeysHint } from '../../ui/KeysHint.tsx';
import listTable from '../../ui/list-table.module.css';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { bulkWords } from './bulk-words.ts';
import type { Column } from './columns.ts';
import { listWords } from './list-words.ts';
import classes from './students.module.css';
import type { Chosen } from './use-chosen.ts';
import { linkId, type Place } from './use-place.ts';
import { studentStatusWords, studentsWords } from './words.ts';

interface Props {
  readonly students: readonly StudentListRow[];
  readonly place: Place;
  readonly columns: readonly Column[];
  readonly chosen: Chosen;
}

/** Who they are, and what is chosen to be said of each. */
export const StudentTable = ({ students, place, columns, chosen }: Props) => {
  const say = useWords(studentsWords);
  const sayColumn = useWords(listWords);
  const sayBulk = useWords(bulkWords);
  const seatOf = useSeat();
  const cellOf = useCell();
  const { sort } = place.query;
  /** With Shift the rows from the one before are chosen, whatever this one was. */
  const press = (at: number, isRange: boolean): void => {
    const student = students[at];
    if (student) chosen.chooseRow(student, students, { isChosen: isRange || !chosen.has(student), isRange });
  };
  const list = useRowKeys({ x: press });
  return (
    <div className={classes.rows} ref={list}>
      <ChoosePage students={students} chosen={chosen} />
      <table className={`${listTable.table} ${classes.students}`}>
        <thead>
          <tr>
            <Head isOrder={sort === 'name'}>{say('student')}</Head>
            {columns.map((column) => (
              <Head key={column} isOrder={sort === column}>
                {sayColumn(column)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => {
            const { Student_Id: id, Admission_No: number, Status } = student;
            const isOpen = place.student === String(id);
            const name = studentName(student);
            const seat = seatOf(student);
            const hasPercent = student.Attendance_Percent !== undefined;
            return (
              <tr
                key={id}
                data-open={isOpen || undefined}
                data-off={(Status !== 'Active' && Status !== 'Expected') || undefined}
              >
                <th scope="row">
                  <div className={classes.who}>
                    <CheckBox
                      label={sayBulk('choose', { name })}
                      checked={chosen.has(student)}
                      disabled={!chosen.hasRoom && !chosen.has(student)}
                      onChange={(isChosen, isRange) => chosen.chooseRow(student, students, { isChosen, isRange })}
                    />
                    <Face name={name} photo={student.Student_Photo} />
                    <span>
                      <Link
                        id={linkId(id)}
                        to={place.hrefOf({ student: String(id) })}
                        aria-current={isOpen || undefined}
                      >
                        {name}
                      </Link>
                      <small data-said={columns.includes('admissionNo') || undefined}>
                        <span data-spare={(seat && !place.filters.keyword) || undefined}>
                          {number}
                          <span className={classes.seat}>{(seat || hasPercent) && ' · '}</span>
                        </span>
                        <span className={classes.seat}>
                          {seat}
                          {seat && hasPercent && ' · '}
                          {hasPercent && attendanceOf(student)}
                        </span>
                      </small>
                    </span>
                  </div>
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    data-column={column}
                    data-spare={(column === 'status' && Status === 'Active') || undefined}
                  >
                    {cellOf(student, column)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** Chooses all of a page, or none of them. */
const ChoosePage = ({ students, chosen }: Pick<Props, 'students' | 'chosen'>) => {
  const say = useWords(bulkWords);
  const count = students.filter(chosen.has).length;
  return (
    <div className={classes.choosePage}>
      <CheckBox
        isNamed
        label={say('choosePage')}
        checked={count === students.length}
        isPartial={count > 0 && count < students.length}
        onChange={(isChosen) => chosen.choose(students, isChosen)}
      />
      <KeysHint>{say('keys')}</KeysHint>
    </div>
  );
};

const Head = ({ isOrder, children }: { readonly isOrder: boolean; readonly children: ReactNode }) => (
  <th scope="col" {...(isOrder ? { 'aria-sort': 'ascending' } : {})}>
    {children}
    {isOrder && <ArrowUp aria-hidden size={12} />}
  </th>
);

/** How much of the session somebody has attended. */
const attendanceOf = ({ Attendance_Percent: percent }: StudentListRow) => (
  <Percent value={percent} isLow={percent !== undefined && percent < leastPercent} />
);

/** Says in which class somebody sits; nothing where they are in none. */
const useSeat = () => {
  const { nameOfClass } = useClassNames();
  return ({ Class_Id, Section_Id }: StudentListRow): string =>
    Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
};

/** Says of a student what a column is for. */
const useCell = () => {
  const say = useWords(studentsWords);
  const sayList = useWords(listWords);
  const sayStatus = useWords(studentStatusWords);
  const sayRelation = useCodeWords(relationWords);
  const locale = useLocale();
  const seatOf = useSeat();
  const cells: Readonly<Record<Column, (student: StudentListRow) => ReactNode>> = {
    class: seatOf,
    rollNo: ({ Roll_No }) => Roll_No,
    admissionNo: ({ Admission_No }) => Admission_No,
    gender: ({ Gender }) => say(Gender),
    born: ({ Date_Of_Birth: day }) => day && formatDay(day, locale),
    guardian: ({ Guardian_Name: name, Guardian_Relation: relation }) =>
      name && (
        <>
          {name} {relation && <span className={classes.relation}>{sayRelation(relation)}</span>}
        </>
      ),
    phone: ({ Mobile }) => localMobile(Mobile),
    attendance: attendanceOf,
    category: ({ Category }) => Category,
    house: ({ House }) => House,
    photos: ({ Photo_Consent }) => Photo_Consent && sayList(Photo_Consent),
    status: ({ Status }) => sayStatus(Status),
  };
  return (student: StudentListRow, column: Column): ReactNode => cells[column](student);
};
