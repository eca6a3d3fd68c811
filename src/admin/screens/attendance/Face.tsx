import type { RegisterStudent } from '#schemas/api/attendance/take.ts';
import { studentName } from '../../format/student-name.ts';
import { Initials } from '../../ui/Initials.tsx';
import classes from './register.module.css';

/** A student's photo, or the initials of who has none. */
export const Face = ({ student }: { readonly student: RegisterStudent }) =>
  student.Student_Photo ? (
    <img className={classes.face} src={student.Student_Photo} alt="" loading="lazy" />
  ) : (
    <span className={classes.face} aria-hidden>
      <Initials name={studentName(student)} />
    </span>
  );
