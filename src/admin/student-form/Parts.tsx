import type { ReactNode } from 'react';
import { religionLookup } from '#schemas/lookups/religions.ts';
import { stateLookup } from '#schemas/lookups/states.ts';
import { categories, genders } from '#schemas/records/enquiry.ts';
import { type GuardianKind, studentDetailFields } from '#schemas/records/student.ts';
import { relationWords } from '../enquiry-form/words.ts';
import { CheckBox } from '../ui/CheckBox.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/Field.tsx';
import { useCodeWords } from '../words/use-code-words.ts';
import { useWords } from '../words/words.ts';
import { FormPart } from './FormPart.tsx';
import { formWords } from './form-words.ts';
import { SameMobile } from './SameMobile.tsx';
import { SameParents } from './SameParents.tsx';
import classes from './student-form.module.css';
import { fieldId, useField } from './use-field.ts';
import type { StudentForm } from './use-student-form.ts';

interface Props {
  readonly form: StudentForm;
}

const relations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** Names to choose from, and the one that is stored where the list does not have it. */
const namesWith = (names: readonly string[], stored: string) =>
  [...names, ...(stored === '' || names.includes(stored) ? [] : [stored])].map((name) => ({
    value: name,
    label: name,
  }));

const standardNames = ({ standard = [] }: { readonly standard?: readonly { readonly name: string }[] }) =>
  standard.map(({ name }) => name);

export const ChildPart = ({ form }: Props) => {
  const say = useWords(formWords);
  const field = useField(form);
  return (
    <FormPart id="part-child" title={say('child')} note={say('childNote')}>
      <div className={classes.three}>
        <TextField {...field('First_Name')} maxLength={100} autoComplete="off" />
        <TextField {...field('Middle_Name')} optional maxLength={100} autoComplete="off" />
        <TextField {...field('Last_Name')} optional maxLength={100} autoComplete="off" />
        <TextField {...field('Date_Of_Birth')} type="date" />
        <SelectField
          {...field('Gender')}
          options={[{ value: '', label: say('choose') }, ...genders.map((value) => ({ value, label: say(value) }))]}
        />
        <SelectField
          {...field('Blood_Group')}
          optional
          options={[
            { value: '', label: say('notSaid') },
            ...studentDetailFields.Blood_Group.enum.map((value) => ({ value, label: value })),
          ]}
        />
      </div>
    </FormPart>
  );
};

export const FamilyPart = ({ form, studentId }: Props & { readonly studentId: number }) => {
  const say = useWords(formWords);
  const sayRelation = useCodeWords(relationWords);
  const field = useField(form);
  return (
    <FormPart id="part-family" title={say('family')} note={say('familyNote')}>
      <TextField {...field('Mobile')} type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
      <TextField {...field('Alternate_Mobile')} optional type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
      <TextField {...field('Email')} optional type="email" maxLength={254} autoComplete="off" />
      {(studentId === 0 || form.texts.Mobile !== form.base.Mobile) && <SameMobile form={form} studentId={studentId} />}
      <Guardian kind="Father" form={form} studentId={studentId} />
      <Guardian kind="Mother" form={form} studentId={studentId} />
      <Guardian kind="Guardian" form={form} studentId={studentId}>
        <SelectField
          {...field('Guardian_Relation')}
          optional={form.texts.Guardian_Name.trim() === ''}
          options={[
            { value: '', label: say('choose') },
            ...relations.map((one) => ({ value: String(one), label: sayRelation(one) })),
          ]}
        />
      </Guardian>
      <SameParents form={form} studentId={studentId} />
    </FormPart>
  );
};

interface GuardianProps extends Props {
  readonly kind: GuardianKind;
  readonly studentId: number;
  readonly children?: ReactNode;
}

/** Somebody who answers for the child, with what is their own. */
const Guardian = ({ kind, form, studentId, children }: GuardianProps) => {
  const say = useWords(formWords);
  const field = useField(form);
  const isNamed = form.texts[`${kind}_Name`].trim() !== '';
  return (
    <div className={classes.person} data-four={children !== undefined || undefined}>
      <TextField {...field(`${kind}_Name`)} optional={say('oneOfThree')} maxLength={100} autoComplete="off" />
      {children}
      <TextField
        {...field(`${kind}_Mobile`)}
        optional
        help={isNamed ? say('ownHelp') : undefined}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
      />
      <TextField {...field(`${kind}_Email`)} optional type="email" maxLength={254} autoComplete="off" />
      <SameParents form={form} studentId={studentId} kind={kind} />
    </div>
  );
};

export const AddressPart = ({ form }: Props) => {
  const say = useWords(formWords);
  const field = useField(form);
  const isSame = form.texts.Permanent_Same_As_Present === 'true';
  const stateOptions = (stored: string) => [
    { value: '', label: say('choose') },
    ...namesWith(standardNames(stateLookup), stored),
  ];
  return (
    <FormPart id="part-address" title={say('address')} note={say('addressNote')}>
      <div className={classes.wide}>
        <TextAreaField {...field('Address')} optional minRows={2} maxLength={250} />
      </div>
      <TextField {...field('City')} optional maxLength={100} />
      <TextField {...field('Pincode')} optional inputMode="numeric" maxLength={6} />
      <SelectField {...field('State')} optional options={stateOptions(form.texts.State)} />
      <div className={classes.wide}>
        <CheckBox
          id={fieldId('Permanent_Same_As_Present')}
          isNamed
          label={say('Permanent_Same_As_Present')}
          checked={isSame}
          onChange={(checked) => form.change({ Permanent_Same_As_Present: checked ? 'true' : '' })}
        />
      </div>
      {!isSame && (
        <>
          <div className={classes.wide}>
            <TextAreaField {...field('Permanent_Address')} optional minRows={2} maxLength={250} />
          </div>
          <TextField {...field('Permanent_City')} optional maxLength={100} />
          <TextField {...field('Permanent_Pincode')} optional inputMode="numeric" maxLength={6} />
          <SelectField {...field('Permanent_State')} optional options={stateOptions(form.texts.Permanent_State)} />
        </>
      )}
    </FormPart>
  );
};

/** What the government's return asks for beside. */
export const ReturnsPart = ({ form }: Props) => {
  const say = useWords(formWords);
  const field = useField(form);
  const none = { value: '', label: say('notSaid') };
  return (
    <FormPart id="part-returns" title={say('returns')} note={say('returnsNote')}>
      <SelectField
        {...field('Category')}
        optional
        options={[none, ...categories.map((value) => ({ value, label: value }))]}
      />
      <SelectField
        {...field('Religion')}
        optional
        options={[none, ...namesWith(standardNames(religionLookup), form.texts.Religion)]}
      />
      <TextField {...field('Mother_Tongue')} optional maxLength={60} />
      <TextField {...field('Nationality')} optional maxLength={60} />
    </FormPart>
  );
};
