import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { FormErrors } from '../ui/FormErrors.tsx';
import { useSaveKeys } from '../ui/use-save-keys.ts';
import { useWords } from '../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { formWords } from './form-words.ts';
import { AddressPart, ChildPart, FamilyPart, ReturnsPart } from './Parts.tsx';
import { SchoolPart } from './SchoolPart.tsx';
import classes from './student-form.module.css';
import { fieldId } from './use-field.ts';
import type { StudentForm as Form } from './use-student-form.ts';

interface Props {
  readonly form: Form;
  /** Who is changed; 0 for a new student. */
  readonly studentId: number;
  /** The field that it is opened for; its beginning otherwise. */
  readonly at?: string | undefined;
  /** Its `FormFoot`. */
  readonly foot: ReactNode;
}

/** The basic details of a student in parts: the child, the family, the address, the school, the return. */
export const StudentForm = ({ form, studentId, at, foot }: Props) => {
  const say = useWords(formWords);
  const { errors } = form;
  const labelOf = (field: string): string =>
    Object.hasOwn(formWords.en, field) ? say(field as keyof typeof formWords.en) : field;
  useSaveKeys(() => void form.save());
  useEffect(() => {
    if (at === undefined) return;
    const field = document.getElementById(fieldId(at));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [at]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormErrors
        errors={Object.entries(errors).flatMap(([field, text]) =>
          text === undefined ? [] : [{ label: labelOf(field), text, href: `#${fieldId(field)}` }],
        )}
      />
      <ConflictNote form={form} />
      <ChildPart form={form} />
      <FamilyPart form={form} studentId={studentId} />
      <AddressPart form={form} />
      <SchoolPart form={form} isNew={studentId === 0} />
      <ReturnsPart form={form} />
      {foot}
    </form>
  );
};
