import { genders } from '#schemas/records/enquiry.ts';
import { relationWords } from '../enquiry-form/words.ts';
import { formatDay } from '../format/dates.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { useCodeWords } from '../words/use-code-words.ts';
import { useLocale, useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import type { StudentField } from './student-fields.ts';

/** Says what a field of the form holds, as one reads it and not as it is stored. */
export const useShown = (): ((name: StudentField, text: string) => string) => {
  const say = useWords(formWords);
  const sayRelation = useCodeWords(relationWords);
  const locale = useLocale();
  const { className, sectionName } = useClassNames();
  return (name, text) => {
    if (name === 'Permanent_Same_As_Present') return say(text === 'true' ? 'conflictYes' : 'conflictNo');
    if (text === '') return say('conflictEmpty');
    if (name === 'Date_Of_Birth' || name === 'Admission_Date') return formatDay(text, locale);
    if (name === 'Class_Id') return className(Number(text));
    if (name === 'Section_Id') return sectionName(Number(text));
    if (name === 'Guardian_Relation') return sayRelation(Number(text));
    const gender = name === 'Gender' ? genders.find((one) => one === text) : undefined;
    return gender ? say(gender) : text;
  };
};
