import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useDeferredValue } from 'react';
import { listStudents, readStudent, type StudentListRow } from '#schemas/api/students/read.ts';
import { callOptions, useCall } from '../calls/use-call.ts';
import { digitsOf } from '../format/mobile.ts';
import { studentName } from '../format/student-name.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { Button } from '../ui/Button.tsx';
import { useAttempt, useNotices } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import { familyFields, textsOf } from './student-fields.ts';
import classes from './student-form.module.css';
import type { StudentForm } from './use-student-form.ts';

interface Props {
  readonly form: StudentForm;
  /** Who is changed, and not their own twin; 0 for a new student. */
  readonly studentId: number;
}

/** How many of one family are named. */
const most = 5;

/** Students whose parent has the number that is typed: brothers and sisters, or the child itself. */
export const SameMobile = ({ form, studentId }: Props) => {
  const digits = useDeferredValue(digitsOf(form.texts.Mobile));
  const query = { keyword: digits ?? '', pageSize: most + 1 };
  const { data = [] } = useCall(listStudents, { query }, { enabled: digits !== undefined });
  const found = data
    .filter(({ Student_Id: id, Mobile }) => digits !== undefined && Mobile.endsWith(digits) && id !== studentId)
    .slice(0, most);
  return (
    <div className={classes.same} role="status">
      {found.length > 0 && (
        <ul>
          {found.map((student) => (
            <Found key={student.Student_Id} student={student} form={form} />
          ))}
        </ul>
      )}
    </div>
  );
};

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

const Found = ({ student, form }: { readonly student: StudentListRow; readonly form: StudentForm }) => {
  const say = useWords(formWords);
  const { nameOfClass } = useClassNames();
  const take = useTakeFamily(form);
  const { Student_Id: id, Admission_No: number, Class_Id, Section_Id } = student;
  const name = studentName(student);
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : say('nobodySeat');
  const isTwin = sameName(student.First_Name, form.texts.First_Name);
  return (
    <li data-twin={isTwin || undefined}>
      <Users aria-hidden size={18} strokeWidth={1.75} />
      <span>{say(isTwin ? 'twin' : 'sibling', { name, seat, number })}</span>
      {!isTwin && (
        <Button size="compact" onClick={() => void take(id)}>
          {say('takeFamily')}
        </Button>
      )}
      <a href={`/student/${id}`} target="_blank" rel="noreferrer" aria-label={say('openOther', { name })}>
        {say('open')}
      </a>
    </li>
  );
};

/** Fills what is empty of the family from a brother or sister. */
const useTakeFamily = (form: StudentForm): ((id: number) => Promise<boolean>) => {
  const say = useWords(formWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const client = useQueryClient();
  const locale = useLocale();
  return (id) =>
    attempt(async () => {
      const { body } = await client.fetchQuery(callOptions(readStudent, { params: { id } }, locale));
      const theirs = textsOf(body.student);
      form.fill(Object.fromEntries(familyFields.map((name) => [name, theirs[name]])));
      tell.notice(say('takenFamily'));
    });
};
