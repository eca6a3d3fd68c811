import type { FieldTexts } from '../../calls/refused-fields.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useWords } from '../../words/words.ts';
import { personWords } from './words.ts';

const labels: ReadonlyMap<string, 'name' | 'email' | 'mobile' | 'sets' | 'classes'> = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['mobile', 'mobile'],
  ['permissionSets', 'sets'],
  ['classes', 'classes'],
]);

/** What is wrong in the form of a person, with the way to each field. */
export const ErrorSum = ({ id, errors }: { readonly id: string; readonly errors: FieldTexts }) => {
  const say = useWords(personWords);
  return (
    <FormErrors
      errors={Object.entries(errors).flatMap(([field, text]) =>
        text === undefined
          ? []
          : [
              {
                label: say(labels.get(field) ?? 'name'),
                text,
                href: `#${id}-${field}`,
              },
            ],
      )}
    />
  );
};
