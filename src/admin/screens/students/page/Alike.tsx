import { CopyCheck } from 'lucide-react';
import { type AlikeStudent, listAlikeStudents } from '#schemas/api/students/merge.ts';
import { useCall } from '../../../calls/use-call.ts';
import { studentName } from '../../../format/student-name.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';

/** Who may be the same child, entered twice: for who can make one entry of both. */
export const Alike = ({ studentId }: { readonly studentId: number }) => {
  const { data = [] } = useCall(listAlikeStudents, { params: { id: studentId } });
  if (data.length === 0) return null;
  return (
    <ul className={classes.alike}>
      {data.map((one) => (
        <Other key={one.Student_Id} other={one} studentId={studentId} />
      ))}
    </ul>
  );
};

const Other = ({ other, studentId }: { readonly other: AlikeStudent; readonly studentId: number }) => {
  const say = useWords(pageWords);
  const { nameOfClass } = useClassNames();
  const { Student_Id: id, Admission_No: number, Class_Id, Section_Id } = other;
  const name = studentName(other);
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : say('noSeat');
  return (
    <li>
      <CopyCheck aria-hidden size={18} strokeWidth={1.75} />
      <span>{say('alike', { name, seat, number })}</span>
      <ButtonLink size="compact" to={`/student/merge?stays=${studentId}&goes=${id}`}>
        {say('compare')}
      </ButtonLink>
    </li>
  );
};
