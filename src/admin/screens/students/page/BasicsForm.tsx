import { useState } from 'react';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useDeviceDraft } from '../../../drafts/use-device-draft.ts';
import { formatDayTime, formatTime } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';
import { formWords } from '../../../student-form/form-words.ts';
import { StudentForm } from '../../../student-form/StudentForm.tsx';
import formClasses from '../../../student-form/student-form.module.css';
import { type StudentDraft, useStudentForm } from '../../../student-form/use-student-form.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useNotices } from '../../../ui/Notices.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
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
  const sayForm = useWords(formWords);
  const locale = useLocale();
  const tell = useNotices();
  const draft = useDeviceDraft<StudentDraft>(`student:${student.Student_Id}`);
  const [found, setFound] = useState(draft.found);
  const form = useStudentForm({
    stored: student,
    draft,
    onSaved: () => {
      tell.notice(say('saved'));
      place.close();
    },
  });
  const discard = (): void => {
    form.clear();
    setFound(undefined);
  };
  const name = studentName(student);
  useHeadingFocus(place.at === undefined);
  return (
    <>
      <PageHead
        back={<BackLink to={`/student/${student.Student_Id}`}>{name}</BackLink>}
        title={say('editTitle', { name })}
        note={say('editNote')}
      />
      {found && form.isChanged && (
        <p className={formClasses.found} role="status">
          {say('began', { time: formatDayTime(new Date(found.at).toISOString(), locale) })}
        </p>
      )}
      <StudentForm
        form={form}
        studentId={student.Student_Id}
        at={place.at}
        foot={
          <FormFoot
            note={
              form.isChanged &&
              (form.keptAt === undefined
                ? sayForm('notKept')
                : sayForm('kept', { time: formatTime(new Date(form.keptAt).toISOString(), locale) }))
            }
          >
            {found && form.isChanged && (
              <Button look="quiet" onClick={discard}>
                {say('discard')}
              </Button>
            )}
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
