import { type SubmitEvent, useId, useState } from 'react';
import { eraseStudent } from '#schemas/api/students/personal-data.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './settings.module.css';
import { privacyWords } from './words.ts';

interface Props {
  readonly student: StudentFile['student'];
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Asks before a person's data goes for good: the admission number is typed, and the reason said. */
export const EraseDialog = ({ student, onClose, onErased }: Props) => {
  const say = useWords(privacyWords);
  const tell = useNotices();
  const form = useId();
  const erase = useAction(eraseStudent);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldTexts>({});
  const { Student_Id: id, Admission_No: number } = student;
  const run = async (): Promise<void> => {
    const found = {
      ...(typed.trim() === number ? {} : { confirm: say('mismatch') }),
      ...(reason.trim() ? {} : { reason: say('missingReason') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await erase.mutateAsync({ params: { id }, body: { confirm: typed.trim(), reason: reason.trim() } });
      tell.notice(say('done', { number }));
      onErased();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={say('eraseTitle', { name: studentName(student) })} onClose={onClose}>
      <form className={classes.form} id={form} onSubmit={submit} noValidate>
        <p>{say('eraseText')}</p>
        <TextField
          label={say('confirm', { number })}
          autoComplete="off"
          value={typed}
          error={errors.confirm}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextAreaField
          label={say('reason')}
          help={say('reasonHelp')}
          minRows={2}
          maxLength={250}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button look="danger" type="submit" form={form} busy={erase.isPending}>
          {say('eraseNow')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
