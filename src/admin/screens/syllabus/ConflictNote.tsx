import { fieldsMeanwhile } from '../../drafts/fields-meanwhile.ts';
import { formatDay } from '../../format/dates.ts';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import type { SyllabusFields } from './syllabus-fields.ts';
import { useNames } from './use-list.ts';
import type { SyllabusFormState } from './use-syllabus-form.ts';
import { formWords, statusWords, syllabusWords } from './words.ts';

/** What somebody else has changed of the syllabus meanwhile. */
export const ConflictNote = ({ form }: { readonly form: SyllabusFormState }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, base, fields } = form;
  if (!theirs) return null;
  const changed = fieldsMeanwhile({ base, theirs: theirs.fields, mine: fields, label: say, show });
  return <ChangedMeanwhile text={theirs.text} fields={changed} onGoOn={form.takeTheirs} />;
};

/** Says what a field of the form holds, as one reads it. */
const useShown = (): ((name: keyof SyllabusFields, fields: SyllabusFields) => string) => {
  const say = useWords(formWords);
  const sayList = useWords(syllabusWords);
  const sayStatus = useWords(statusWords);
  const locale = useLocale();
  const { className, subjectName } = useNames();
  return (name, fields) => {
    if (name === 'Class_Id') return className(Number(fields.Class_Id)) ?? say('nothing');
    if (name === 'Subject_Id') return subjectName(Number(fields.Subject_Id)) ?? say('nothing');
    if (name === 'course_Id')
      return fields.course_Id === '-1' ? say('noCourse') : sayList('courseNo', { number: fields.course_Id });
    if (name === 'Start_Date' || name === 'End_Date')
      return fields[name] ? formatDay(fields[name], locale) : say('nothing');
    if (name === 'Status') return sayStatus(fields.Status);
    if (name === 'Is_Public') return say(fields.Is_Public ? 'yes' : 'no');
    if (name === 'Topics')
      return (
        fields.Topics.map(({ title, isDone }) => (isDone ? `${title} (${sayList('taught')})` : title)).join(', ') ||
        say('nothing')
      );
    return fields[name] || say('nothing');
  };
};
