import { fieldsMeanwhile } from '../drafts/fields-meanwhile.ts';
import { ChangedMeanwhile } from '../ui/ChangedMeanwhile.tsx';
import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';
import { useShown } from './use-shown.ts';
import type { StudentForm } from './use-student-form.ts';

/** What somebody else has changed of the student meanwhile. */
export const ConflictNote = ({ form }: { readonly form: StudentForm }) => {
  const say = useWords(formWords);
  const show = useShown();
  const { theirs, texts, base } = form;
  if (!theirs) return null;
  const fields = fieldsMeanwhile({
    base,
    theirs: theirs.texts,
    mine: texts,
    label: say,
    show: (name, of) => show(name, of[name]),
  });
  return <ChangedMeanwhile text={theirs.text} fields={fields} onGoOn={form.takeTheirs} />;
};
