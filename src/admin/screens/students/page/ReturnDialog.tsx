import { useId, useState } from 'react';
import { addStudentBasicDetails, type StudentRecord } from '#schemas/api/students/basic-details.ts';
import { useAction } from '../../../calls/use-call.ts';
import { localDay } from '../../../format/dates.ts';
import { studentName } from '../../../format/student-name.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { sessionName } from '../../../session/school-session.ts';
import { useStart } from '../../../session/start.ts';
import { basicsOf } from '../../../student-form/student-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { returnWords } from './return-words.ts';

interface Props {
  readonly student: StudentRecord;
  readonly onClose: () => void;
}

/** Takes a student who had left back into the school: from which day, and into which class of the session that runs. */
export const ReturnDialog = ({ student, onClose }: Props) => {
  const say = useWords(returnWords);
  const { school } = useStart();
  const { classes: taught, sections } = useClassNames();
  const form = useReturn({ student, onClose });
  const id = useId();
  const { Admission_Date: day, Class_Id, Section_Id, ...others } = form.errors;
  // What is not about the three fields is said above them.
  const refusal = form.refusal ?? Object.values(others).find((text) => text !== undefined);
  const options = (values: typeof taught) => [
    { value: '', label: say('choose') },
    ...values.map((one) => ({ value: String(one.id), label: one.name })),
  ];
  return (
    <Dialog title={say('title', { name: studentName(student) })} onClose={onClose}>
      <p>{say('text', { session: sessionName(school.session) })}</p>
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
        <TextField type="date" label={say('day')} error={day} {...form.field('Admission_Date')} data-autofocus />
        <SelectField label={say('class')} error={Class_Id} options={options(taught)} {...form.field('Class_Id')} />
        <SelectField
          label={say('section')}
          error={Section_Id}
          options={options(sections)}
          {...form.field('Section_Id')}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {say('back')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const missingWords = { Admission_Date: 'missingDay', Class_Id: 'missingClass', Section_Id: 'missingSection' } as const;

type Field = keyof typeof missingWords;

/** What belongs to the stay that is over. */
const over = ['Roll_No', 'Leaving_Date', 'Leaving_Reason'];

const useReturn = ({ student, onClose }: Props) => {
  const say = useWords(returnWords);
  const { school } = useStart();
  const action = useAction(addStudentBasicDetails);
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(() => ({
    Admission_Date: localDay(),
    Class_Id: '',
    Section_Id: '',
  }));
  const { errors, refusal, isPending, run, clear } = useSave(addStudentBasicDetails.group, onClose);
  const names = Object.keys(missingWords) as Field[];
  const missing = Object.fromEntries(
    names.filter((name) => values[name] === '').map((name) => [name, say(missingWords[name])]),
  );
  const send = (): Promise<unknown> => {
    const kept = Object.entries(basicsOf(student)).filter(([name]) => !over.includes(name));
    const body = {
      ...Object.fromEntries(kept),
      Admission_Date: values.Admission_Date,
      Session: `${school.session}-${school.session + 1}`,
      Class_Id: Number(values.Class_Id),
      Section_Id: Number(values.Section_Id),
      Status: 'Active',
      School_Id: school.School_Id,
      Student_Id: student.Student_Id,
    };
    return action.mutateAsync({
      body: body as Parameters<typeof action.mutateAsync>[0]['body'],
      version: student.Version,
    });
  };
  return {
    errors,
    refusal,
    isPending,
    field: (name: Field) => ({
      value: values[name],
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }): void => {
        setValues((before) => ({ ...before, [name]: value }));
        clear(name);
      },
    }),
    save: () => run(missing, send, say('done', { name: studentName(student) })),
  };
};
