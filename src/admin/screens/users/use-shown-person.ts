import { setWords } from '../../invitation/set-words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWords } from '../../words/words.ts';
import type { PersonFields } from './person-fields.ts';
import { personWords } from './words.ts';

/** Says what a field of an account holds, as one reads it. */
export const useShownPerson = (): ((name: keyof PersonFields, fields: PersonFields) => string) => {
  const say = useWords(personWords);
  const saySet = useWords(setWords);
  const { className, sectionName } = useClassNames();
  return (name, fields) => {
    if (name === 'role') return say(fields.role);
    const text =
      name === 'permissionSets'
        ? fields.permissionSets.map((set) => saySet(set)).join(', ')
        : name === 'classes'
          ? fields.classes.map((one) => `${className(one.Class_Id)} ${sectionName(one.Section_Id)}`.trim()).join(', ')
          : fields[name];
    return text || say('nothing');
  };
};
