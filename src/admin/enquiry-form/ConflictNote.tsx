import { fieldsMeanwhile } from '../drafts/fields-meanwhile.ts';
import { formatDay } from '../format/dates.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { ChangedMeanwhile } from '../ui/ChangedMeanwhile.tsx';
import { useCodeWords } from '../words/use-code-words.ts';
import { useLocale, useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import { useChoiceWords } from './use-choice-words.ts';
import type { EnquiryForm, Fields, TextName } from './use-enquiry-form.ts';
import { relationWords, wayWords } from './words.ts';

/** What somebody else has changed of the enquiry meanwhile. */
export const ConflictNote = ({ form }: { readonly form: EnquiryForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, base, fields } = form;
  if (!theirs) return null;
  const changed = fieldsMeanwhile({ base, theirs: theirs.fields, mine: fields, label: say, show });
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

/** Says what a field of the form holds, as one reads it. */
const useShown = (): ((name: TextName, fields: Fields) => string) => {
  const say = useWords(formWords);
  const sayWay = useCodeWords(wayWords);
  const sayRelation = useCodeWords(relationWords);
  const sayChoice = useChoiceWords();
  const locale = useLocale();
  const { className } = useClassNames();
  return (name, fields) => {
    const text = fields[name];
    if (name === 'Transport_Needed') return say(text ? 'yes' : 'no');
    if (text === '') return say('nothing');
    if (name === 'Enquiry_Type') return sayWay(Number(text));
    if (name === 'Parent_Relation') return sayRelation(Number(text));
    if (name === 'Class_Id') return className(Number(text)) ?? text;
    if (name === 'Date_Of_Birth') return formatDay(text, locale);
    if (name === 'Gender' || name === 'Category' || name === 'Source') return sayChoice(name, text);
    return text;
  };
};
