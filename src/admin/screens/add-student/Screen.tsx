import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { formatDayTime, formatTime, localDay } from '../../format/dates.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { formWords } from '../../student-form/form-words.ts';
import { StudentForm } from '../../student-form/StudentForm.tsx';
import classes from '../../student-form/student-form.module.css';
import { type StudentDraft, useStudentForm } from '../../student-form/use-student-form.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { addStudentWords } from './words.ts';

/** Adds a student: what is typed is kept on the device until it is saved. */
export const Screen = () => {
  const say = useWords(addStudentWords);
  const sayForm = useWords(formWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const tell = useNotices();
  const { chosen: year, current } = useSchoolSession();
  const draft = useDeviceDraft<StudentDraft>('student:new', { isNew: true });
  const [found, setFound] = useState(draft.found);
  const form = useStudentForm({
    draft,
    start: {
      Admission_Date: localDay(),
      Session: `${year}-${year + 1}`,
      Status: year > current ? 'Expected' : 'Active',
      Nationality: 'Indian',
    },
    onSaved: ({ Student_Id: id }) => void navigate(`/student/${id}?added=1`, { replace: true }),
  });
  const clear = (): void => {
    form.clear();
    setFound(undefined);
    tell.notice(sayForm('cleared'));
  };
  return (
    <>
      <PageHead back={<BackLink to="/student">{say('back')}</BackLink>} title={say('title')} note={say('note')} />
      {found && (
        <p className={classes.found} role="status">
          {say('found', { time: formatDayTime(new Date(found.at).toISOString(), locale) })}
        </p>
      )}
      <StudentForm
        form={form}
        studentId={0}
        foot={
          <FormFoot
            note={
              form.isChanged &&
              (form.keptAt === undefined
                ? sayForm('notKept')
                : sayForm('kept', { time: formatTime(new Date(form.keptAt).toISOString(), locale) }))
            }
          >
            {form.isChanged && (
              <Button look="quiet" onClick={clear}>
                {sayForm('clear')}
              </Button>
            )}
            <Button look="primary" type="submit" busy={form.isPending}>
              {say('save')}
            </Button>
          </FormFoot>
        }
      />
    </>
  );
};
