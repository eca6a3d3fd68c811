import { changedFields } from '../drafts/merge-fields.ts';
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
  const fields = changedFields(base, theirs.texts).map((name) => {
    const isMine = texts[name] !== base[name] && texts[name] !== theirs.texts[name];
    return {
      name,
      label: say(name),
      theirs: show(name, theirs.texts[name]),
      mine: isMine ? show(name, texts[name]) : undefined,
    };
  });
  return <ChangedMeanwhile text={theirs.text} fields={fields} onGoOn={form.takeTheirs} />;
};
