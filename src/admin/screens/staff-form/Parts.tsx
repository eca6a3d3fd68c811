import { type ReactNode, useId } from 'react';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { genders } from '#schemas/records/enquiry.ts';
import { requiredStaffFields, staffDetailFields, staffTypes } from '#schemas/records/staff.ts';
import { ClassFields } from '../../lookups/ClassFields.tsx';
import { useLookup } from '../../lookups/use-lookup.ts';
import { staffTypeWords } from '../../staff/staff-words.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import type { TextName } from './fields.ts';
import classes from './form.module.css';
import { PhotoField } from './PhotoField.tsx';
import { SubjectFields } from './SubjectFields.tsx';
import type { MemberForm } from './use-member-form.ts';
import { type FormWord, formWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly form: MemberForm;
  readonly member: StaffMember | undefined;
  /** Those that there are already. */
  readonly departments: readonly string[];
}

/** Who, what they do, how they are reached, papers and bank. */
export const Parts = ({ id, form, member, departments }: Props) => {
  const say = useWords(formWords);
  const sayType = useWords(staffTypeWords);
  const roles = useLookup('staff-roles');
  const listId = useId();
  const line = useLines(id, form);
  const last4 = (digits: string | undefined): string | undefined => digits && say('keptNumber', { digits });
  return (
    <>
      <Part title={say('who')}>
        <PhotoField id={id} form={form} stored={member?.Staff_Photo} />
        {line('First_Name')}
        {line('Middle_Name')}
        {line('Last_Name')}
        {line('Gender', { options: genders.map((one) => [one, say(one)]) })}
        {line('Date_Of_Birth', { type: 'date' })}
        {line('Blood_Group', { options: staffDetailFields.Blood_Group.enum.map((one) => [one, one]) })}
        {line('Father_Or_Spouse_Name')}
      </Part>
      <Part title={say('work')}>
        {line('Employee_No', { help: 'numberHelp' })}
        {line('Staff_Role_Id', {
          options: roles.choices(form.fields.texts.Staff_Role_Id).map(({ id: role, name }) => [String(role), name]),
        })}
        {line('Staff_Type', { options: staffTypes.map((one) => [one, sayType(one)]) })}
        {line('Designation', { help: 'designationHelp' })}
        {line('Department', { list: listId })}
        <datalist id={listId}>
          {departments.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {line('Employment', { options: staffDetailFields.Employment.enum.map((one) => [one, say(one)]) })}
        {line('Joining_Date', { type: 'date' })}
        {line('Qualification', { help: 'qualificationHelp' })}
        {line('Professional_Qualification', { help: 'professionalHelp' })}
        {line('Experience_Years', { inputMode: 'numeric' })}
      </Part>
      <Part title={say('teaches')}>
        <div className={classes.classes}>
          <ClassFields
            id={`${id}-Classes`}
            label={say('Classes')}
            error={form.errors.Classes}
            chosen={form.fields.Classes}
            newOf={(first) => ({ ...first, Is_Class_Teacher: form.fields.Classes.length === 0 })}
            onChange={(Classes) => form.change({ Classes })}
          >
            {({ Is_Class_Teacher }, change) => (
              <CheckBox
                label={say('classTeacher')}
                isNamed
                checked={Is_Class_Teacher}
                onChange={(isTeacher) => change({ Is_Class_Teacher: isTeacher })}
              />
            )}
          </ClassFields>
        </div>
        <SubjectFields id={id} form={form} />
      </Part>
      <Part title={say('contact')}>
        {line('Mobile', { type: 'tel' })}
        {line('Email', { type: 'email', help: 'emailHelp' })}
        {line('Address', { isLong: true })}
        {line('City')}
        {line('State')}
        {line('Pincode', { inputMode: 'numeric' })}
      </Part>
      <Part title={say('papers')} note={say('papersNote')}>
        {line('Aadhaar_No', { inputMode: 'numeric', shown: last4(member?.Aadhaar_Last4) })}
        {line('Pan_No', { shown: last4(member?.Pan_Last4) })}
        {line('Police_Verified_On', { type: 'date' })}
        {line('Police_Verification_Until', { type: 'date' })}
      </Part>
      <Part title={say('bank')} note={say('bankNote')}>
        {line('Account_Holder_Name')}
        {line('Bank_Name')}
        {line('Branch')}
        {line('Ifsc', { help: 'ifscHelp' })}
        {line('Account_No', { inputMode: 'numeric', shown: last4(member?.Account_Last4) })}
        {line('Confirm_Account_No', { inputMode: 'numeric' })}
      </Part>
      <Part title={say('about')}>{line('Bio', { isLong: true })}</Part>
    </>
  );
};

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
};

interface LineOptions {
  readonly type?: 'date' | 'tel' | 'email';
  readonly inputMode?: 'numeric';
  readonly help?: FormWord;
  /** What stands below it, in place of help: what is stored and not shown. */
  readonly shown?: string | undefined;
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly list?: string;
  readonly isLong?: boolean;
}

const required: readonly string[] = requiredStaffFields;
const longest: Readonly<Partial<Record<TextName, number>>> = {
  Bio: 1000,
  Address: 250,
  Email: 254,
  Employee_No: 20,
  Experience_Years: 2,
  Pincode: 6,
  Aadhaar_No: 12,
  Account_No: 18,
  Confirm_Account_No: 18,
};
const capitals: readonly TextName[] = ['Pan_No', 'Ifsc'];

/** Makes one field of the form. */
const useLines = (id: string, form: MemberForm) => {
  const say = useWords(formWords);
  return (name: TextName, { options, isLong = false, help, shown, ...rest }: LineOptions = {}): ReactNode => {
    const common = {
      id: `${id}-${name}`,
      label: say(name),
      help: shown ?? (help && say(help)),
      error: form.errors[name],
      value: form.fields.texts[name],
      optional: !required.includes(name),
    };
    const set = (value: string): void => form.set(name, capitals.includes(name) ? value.toUpperCase() : value);
    if (options)
      return (
        <SelectField
          {...common}
          options={[{ value: '', label: say('choose') }, ...options.map(([value, label]) => ({ value, label }))]}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    const maxLength = longest[name] ?? 150;
    if (isLong)
      return (
        <div className={classes.wide}>
          <TextAreaField {...common} maxLength={maxLength} onChange={({ currentTarget }) => set(currentTarget.value)} />
        </div>
      );
    return (
      <TextField
        {...common}
        {...rest}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  };
};
