import { Link } from 'react-router-dom';
import type { StudentListRow } from '#schemas/api/students/read.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Face } from '../../ui/Face.tsx';
import listTable from '../../ui/list-table.module.css';
import { useWords } from '../../words/words.ts';
import classes from './students.module.css';
import { linkId, type Place } from './use-place.ts';
import { studentStatusWords, studentsWords } from './words.ts';

interface Props {
  readonly students: readonly StudentListRow[];
  readonly place: Place;
}

/** Who they are, where they sit, and how their family is reached. */
export const StudentTable = ({ students, place }: Props) => {
  const say = useWords(studentsWords);
  const sayStatus = useWords(studentStatusWords);
  const { nameOfClass } = useClassNames();
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.students}`}>
        <thead>
          <tr>
            <th scope="col">{say('student')}</th>
            <th scope="col">{say('class')}</th>
            <th scope="col">{say('rollNo')}</th>
            <th scope="col">{say('phone')}</th>
            <th scope="col">{say('status')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => {
            const { Student_Id: id, Admission_No: number, Class_Id, Section_Id, Roll_No, Mobile, Status } = student;
            const isOpen = place.student === String(id);
            const name = studentName(student);
            const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
            return (
              <tr
                key={id}
                data-open={isOpen || undefined}
                data-off={(Status !== 'Active' && Status !== 'Expected') || undefined}
              >
                <th scope="row">
                  <div className={classes.who}>
                    <Face name={name} photo={student.Student_Photo} />
                    <span>
                      <Link
                        id={linkId(id)}
                        to={place.hrefOf({ student: String(id) })}
                        aria-current={isOpen || undefined}
                      >
                        {name}
                      </Link>
                      <small>
                        {number}
                        <span className={classes.seat}>{seat && ` · ${seat}`}</span>
                      </small>
                    </span>
                  </div>
                </th>
                <td>{seat}</td>
                <td>{Roll_No}</td>
                <td>{localMobile(Mobile)}</td>
                <td>{sayStatus(Status)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
