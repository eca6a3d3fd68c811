import { readProfile } from '#schemas/api/school-profile.ts';
import { listStudents, type StudentListRow } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Letterhead } from '../../paper/Letterhead.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useWords } from '../../words/words.ts';
import classes from './class-list.module.css';
import { byRollNumber, type ClassPaperProps, classQuery } from './class-paper.ts';
import { studentsWords } from './words.ts';

/** Columns for what is written in by hand. */
const blanks = ['a', 'b', 'c', 'd', 'e'];

/** The students of a class on paper, by their roll numbers, with columns to write in. */
export const ClassListPaper = ({ session, open, onDone }: ClassPaperProps) => {
  const say = useWords(studentsWords);
  const { nameOfClass, classes: all } = useClassNames();
  const { data: profile } = useCall(readProfile, {});
  const { data: students } = useCall(listStudents, { query: classQuery(session, open) });
  const name = nameOfClass(open);
  const title = say('classList', { class: name, session: session.replace('-', '–') });
  return (
    <Sheet isReady={profile !== undefined && students !== undefined && all.length > 0} onDone={onDone}>
      {profile && <Letterhead profile={profile} title={title} />}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('rollNo')}</th>
            <th scope="col">{say('student')}</th>
            <th scope="col">{say('admissionNo')}</th>
            <th scope="col">{say('phone')}</th>
            {blanks.map((blank) => (
              <td key={blank} className={classes.blank} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students?.toSorted(byRollNumber).map((student) => (
            <tr key={student.Student_Id}>
              <td>{student.Roll_No}</td>
              <th scope="row">{studentName(student)}</th>
              <td>{student.Admission_No}</td>
              <td>{localMobile(student.Mobile)}</td>
              {blanks.map((blank) => (
                <td key={blank} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {students && <p className={classes.sum}>{say('classSum', sumsOf(students))}</p>}
    </Sheet>
  );
};

const sumsOf = (students: readonly StudentListRow[]) => ({
  count: students.length,
  girls: students.filter(({ Gender }) => Gender === 'Female').length,
  boys: students.filter(({ Gender }) => Gender === 'Male').length,
});
