import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { type DemoRequestRow, eraseDemoRequest } from '#schemas/api/demo-requests.ts';
import { useAction } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useWords } from '../../words/words.ts';
import { requestsWords } from './words.ts';

interface Props {
  readonly request: DemoRequestRow;
  readonly onErased: () => void;
}

/** Erases a request, after a question, for somebody who asks for it. */
export const EraseRequest = ({ request, onErased }: Props) => {
  const say = useWords(requestsWords);
  const mayWrite = useMayWrite();
  const tell = useNotices();
  const erase = useAction(eraseDemoRequest);
  const [isAsked, setAsked] = useState(false);
  if (!mayWrite('/platform')) return null;
  const run = async (): Promise<void> => {
    await erase.mutateAsync({ params: { id: request.Demo_Request_Id } });
    tell.notice(say('isErased', { school: request.School_Name }));
    onErased();
  };
  return (
    <>
      <Button look="quiet" size="compact" icon={<Eraser aria-hidden size={16} />} onClick={() => setAsked(true)}>
        {say('erase')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={say('eraseTitle', { name: request.Name })}
          keep={say('keep')}
          deed={say('eraseNow')}
          onRun={run}
          onClose={() => setAsked(false)}
        >
          <p>{say('eraseText')}</p>
        </QuestionDialog>
      )}
    </>
  );
};
