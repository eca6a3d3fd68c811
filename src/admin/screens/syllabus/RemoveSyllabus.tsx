import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeSyllabus, type SyllabusRecord } from '#schemas/api/syllabus.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useWords } from '../../words/words.ts';
import { formWords } from './words.ts';

interface Props {
  readonly stored: SyllabusRecord;
  readonly onDone: () => void;
}

/** Deletes a syllabus, once that is decided. */
export const RemoveSyllabus = ({ stored: { Syllabus_Id, Title: title }, onDone }: Props) => {
  const say = useWords(formWords);
  const tell = useNotices();
  const { school } = useStart();
  const remove = useAction(removeSyllabus);
  const [isAsked, setAsked] = useState(false);
  const run = async (): Promise<void> => {
    await remove.mutateAsync({ query: { School_Id: school.School_Id, Syllabus_Id } });
    tell.notice(say('removed', { title }));
    onDone();
  };
  return (
    <>
      <Button look="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={() => setAsked(true)}>
        {say('remove')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('removeTitle', { title })}
          keep={say('keep')}
          deed={say('remove')}
          onRun={run}
          onClose={() => setAsked(false)}
        >
          <p>{say('removeText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
