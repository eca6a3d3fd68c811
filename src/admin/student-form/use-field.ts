import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import type { TextName } from './student-fields.ts';
import type { StudentForm } from './use-student-form.ts';

/** The element of a field, to which an error leads. */
export const fieldId = (name: string): string => `student-${name}`;

/** A field of the form by its name. */
export const useField = (form: StudentForm) => {
  const say = useWords(formWords);
  return (name: TextName) => ({
    id: fieldId(name),
    label: say(name),
    value: form.texts[name],
    error: form.errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.change({ [name]: currentTarget.value }),
  });
};
