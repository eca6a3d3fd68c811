import { fieldsMeanwhile } from '../../drafts/fields-meanwhile.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { purposeWords } from '../../visitors/purpose-words.ts';
import { useWords } from '../../words/words.ts';
import { formWords } from './form-words.ts';
import type { CorrectForm } from './use-correct-form.ts';
import type { VisitFields } from './visit-fields.ts';
import { idTypeWords } from './words.ts';

/** What another desk has corrected of the visit meanwhile. */
export const ConflictNote = ({ form }: { readonly form: CorrectForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, fields, base } = form;
  if (!theirs) return null;
  const shown = fieldsMeanwhile({ base, theirs: theirs.fields, mine: fields, label: say, show });
  // Whom they see is a name and a number of the form, and one thing to read.
  const isNamed = shown.some(({ name }) => name === 'Meeting_Name');
  const changed = shown.filter(({ name }) => name !== 'Meeting_Id' || !isNamed);
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

/** Says what a field of the form holds, as one reads it. */
const useShown = (): ((name: keyof VisitFields, fields: VisitFields) => string) => {
  const say = useWords(formWords);
  const sayPurpose = useWords(purposeWords);
  const sayType = useWords(idTypeWords);
  return (name, fields) => {
    if (name === 'Purpose') return fields.Purpose ? sayPurpose(fields.Purpose) : say('nothing');
    if (name === 'Meeting_With') return say(fields.Meeting_With);
    if (name === 'Meeting_Id') return fields.Meeting_Name;
    if (name === 'Id_Type') return fields.Id_Type ? sayType(fields.Id_Type) : say('noDocument');
    return String(fields[name] ?? '') || say('nothing');
  };
};
