import type { StudentFile } from '#schemas/api/students/read.ts';
import { studentName } from '../../../format/student-name.ts';
import { StudentForm } from '../../../student-form/StudentForm.tsx';
import { useStudentForm } from '../../../student-form/use-student-form.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useNotices } from '../../../ui/Notices.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useWords } from '../../../words/words.ts';
import { pageWords } from './page-words.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
}

/** Changes the basic details of a student: class, section and roll number among them. */
export const BasicsForm = ({ file: { student }, place }: Props) => {
  const say = useWords(pageWords);
  const tell = useNotices();
  const form = useStudentForm({
    stored: student,
    onSaved: () => {
      tell.notice(say('saved'));
      place.close();
    },
  });
  const name = studentName(student);
  useHeadingFocus(place.at === undefined);
  return (
    <>
      <PageHead
        back={<BackLink to={`/student/${student.Student_Id}`}>{name}</BackLink>}
        title={say('editTitle', { name })}
        note={say('editNote')}
      />
      <StudentForm
        form={form}
        studentId={student.Student_Id}
        at={place.at}
        foot={
          <FormFoot>
            <Button look="quiet" onClick={place.close}>
              {say('leaveAsIs')}
            </Button>
            <Button look="primary" type="submit" busy={form.isPending} disabled={!form.isChanged}>
              {say('save')}
            </Button>
          </FormFoot>
        }
      />
      <LeaveGuard param="edit" isUnsaved={form.isChanged} onSave={form.save} />
    </>
  );
};
