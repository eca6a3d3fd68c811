import { useId, useState } from 'react';
import { addStudentBasicDetails, type StudentRecord } from '#schemas/api/students/basic-details.ts';
import { isGone, type StudentStatus } from '#schemas/records/student-status.ts';
import { useAction } from '../../../calls/use-call.ts';
import { localDay } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';
import { useStart } from '../../../session/start.ts';
import { basicsOf } from '../../../student-form/student-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import { studentStatusWords } from '../words.ts';
import classes from './page.module.css';
import { statusStepWords } from './status-words.ts';

interface Props {
  readonly student: StudentRecord;
  readonly to: StudentStatus;
  readonly onAddCertificate: () => void;
  readonly onClose: () => void;
}

/** A step of a student's life in the school, with the day and the reason where that needs them. */
export const StatusDialog = ({ student, to, onAddCertificate, onClose }: Props) => {
  const say = useWords(statusStepWords);
  const form = useStep({ student, to, onClose });
  const id = useId();
  const { certificate, errors } = form;
  if (certificate)
    return (
      <Dialog title={say('tcTitle', { number: certificate })} onClose={onClose}>
        <p>{say('tcText')}</p>
        <DialogFoot>
          <Button onClick={onClose}>{say('tcLater')}</Button>
          <Button look="primary" onClick={onAddCertificate}>
            {say('tcAdd')}
          </Button>
        </DialogFoot>
      </Dialog>
    );
  // What is not about the fields is said above them.
  const { Leaving_Date: day, Leaving_Reason: reason, Admission_Date: admission, ...others } = errors;
  const refusal = form.refusal ?? Object.values(others).find((text) => text !== undefined);
  return (
    <Dialog title={say('title', { name: studentName(student), step: say(`do${to}`) })} onClose={onClose}>
      <p>{say(`text${to}`)}</p>
      <form
        className={classes.dialogForm}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Refusal text={refusal} />
        {form.asksAdmission && (
          <TextField
            type="date"
            label={say('admission')}
            value={form.day}
            error={admission}
            onChange={({ currentTarget }) => form.setDay(currentTarget.value)}
            data-autofocus
          />
        )}
        {isGone(to) && (
          <>
            <TextField
              type="date"
              label={say('day')}
              value={form.day}
              error={day}
              onChange={({ currentTarget }) => form.setDay(currentTarget.value)}
              data-autofocus
            />
            <TextAreaField
              label={say('reason')}
              help={say('reasonHelp')}
              minRows={2}
              maxLength={250}
              value={form.reason}
              error={reason}
              onChange={({ currentTarget }) => form.setReason(currentTarget.value)}
            />
          </>
        )}
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {say(`do${to}`)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const useStep = ({ student, to, onClose }: Omit<Props, 'onAddCertificate'>) => {
  const say = useWords(statusStepWords);
  const sayStatus = useWords(studentStatusWords);
  const { school } = useStart();
  const action = useAction(addStudentBasicDetails);
  const [day, setDay] = useState(() => localDay());
  const [reason, setReason] = useState('');
  const [certificate, setCertificate] = useState<string>();
  const { errors, refusal, isPending, run, clear } = useSave(addStudentBasicDetails.group, () => undefined);
  // Somebody who is here has come: the day that was foreseen is none of admission.
  const asksAdmission = student.Status === 'Expected' && to === 'Active' && student.Admission_Date > localDay();
  const missing = (): Readonly<Record<string, string>> => ({
    ...(asksAdmission && day === '' && { Admission_Date: say('missingAdmission') }),
    ...(isGone(to) && day === '' && { Leaving_Date: say('missingDay') }),
    ...(isGone(to) && reason.trim() === '' && { Leaving_Reason: say('missingReason') }),
  });
  const send = async (): Promise<void> => {
    const leaving = isGone(to) ? { Leaving_Date: day, Leaving_Reason: reason.trim() } : {};
    const admission = asksAdmission ? { Admission_Date: day } : {};
    const { School_Id } = school;
    const body = {
      ...basicsOf(student),
      ...leaving,
      ...admission,
      Status: to,
      School_Id,
      Student_Id: student.Student_Id,
    };
    const saved = await action.mutateAsync({
      body: body as Parameters<typeof action.mutateAsync>[0]['body'],
      version: student.Version,
    });
    if (isGone(to) && saved.student.Tc_No) setCertificate(saved.student.Tc_No);
    else onClose();
  };
  return {
    asksAdmission,
    day,
    reason,
    errors,
    refusal,
    isPending,
    certificate,
    setDay(value: string): void {
      setDay(value);
      clear(asksAdmission ? 'Admission_Date' : 'Leaving_Date');
    },
    setReason(value: string): void {
      setReason(value);
      clear('Leaving_Reason');
    },
    save: () => run(missing(), send, say('done', { name: studentName(student), status: sayStatus(to) })),
  };
};
