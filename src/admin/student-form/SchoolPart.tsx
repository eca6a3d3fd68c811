import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { sessionName } from '../session/school-session.ts';
import { useStart } from '../session/start.ts';
import { SelectField, TextField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import { FormPart } from './FormPart.tsx';
import { formWords } from './form-words.ts';
import classes from './student-form.module.css';
import { useField } from './use-field.ts';
import type { StudentForm } from './use-student-form.ts';

interface Props {
  readonly form: StudentForm;
  /** Whether they are added: the status of who is here is changed by a step of its own. */
  readonly isNew: boolean;
}

/** The number in the register, and where the child sits in a session. */
export const SchoolPart = ({ form, isNew }: Props) => {
  const say = useWords(formWords);
  const field = useField(form);
  const { school } = useStart();
  const { classChoices, sectionChoices } = useClassNames();
  const { Session, Class_Id, Section_Id } = form.texts;
  const years = sessionsAround(school.session).map(({ id }) => id);
  const storedYear = Number(Session.slice(0, 4));
  const offered = storedYear === 0 || years.includes(storedYear) ? years : [...years, storedYear];
  const choose = { value: '', label: say('choose') };
  const option = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
  return (
    <FormPart id="part-school" title={say('school')} note={say('schoolNote')}>
      <TextField
        {...field('Admission_No')}
        help={isNew ? say('admissionHelp') : undefined}
        maxLength={20}
        autoComplete="off"
      />
      <TextField {...field('Admission_Date')} type="date" />
      <SelectField
        {...field('Session')}
        options={offered.map((year) => ({ value: `${year}-${year + 1}`, label: sessionName(year) }))}
        onChange={({ currentTarget: { value } }) =>
          form.change({
            Session: value,
            // Who is added to a session that is still to come is expected there.
            ...(isNew && { Status: Number(value.slice(0, 4)) > school.session ? 'Expected' : 'Active' }),
          })
        }
      />
      {isNew && (
        <SelectField
          {...field('Status')}
          options={(['Active', 'Expected'] as const).map((value) => ({ value, label: say(value) }))}
        />
      )}
      <div className={classes.three}>
        <SelectField {...field('Class_Id')} options={[choose, ...classChoices(Class_Id).map(option)]} />
        <SelectField {...field('Section_Id')} options={[choose, ...sectionChoices(Section_Id).map(option)]} />
        <TextField {...field('Roll_No')} optional inputMode="numeric" maxLength={5} help={say('rollHelp')} />
      </div>
    </FormPart>
  );
};
