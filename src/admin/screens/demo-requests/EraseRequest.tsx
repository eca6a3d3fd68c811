import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { type DemoRequestRow, eraseDemoRequest } from '#schemas/api/demo-requests.ts';
import { useAction } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
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
  const attempt = useAttempt();
  const tell = useNotices();
  const erase = useAction(eraseDemoRequest);
  const [isAsked, setAsked] = useState(false);
  if (!mayWrite('/platform')) return null;
  const run = async (): Promise<void> => {
    const isGone = await attempt(() => erase.mutateAsync({ params: { id: request.Demo_Request_Id } }));
    setAsked(false);
    if (!isGone) return;
    tell.notice(say('isErased', { school: request.School_Name }));
    onErased();
  };
  return (
    <>
      <Button look="quiet" size="compact" icon={<Eraser aria-hidden size={16} />} onClick={() => setAsked(true)}>
        {say('erase')}
      </Button>
      {isAsked && (
        <Dialog title={say('eraseTitle', { name: request.Name })} onClose={() => setAsked(false)}>
          <p>{say('eraseText')}</p>
          <DialogFoot>
            <Button onClick={() => setAsked(false)}>{say('keep')}</Button>
            <Button look="danger" busy={erase.isPending} onClick={() => void run()}>
              {say('eraseNow')}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
};
