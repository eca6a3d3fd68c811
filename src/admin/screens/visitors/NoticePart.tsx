import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { formWords } from './form-words.ts';

const NoticePaper = part(async () => (await import('./NoticePaper.tsx')).NoticePaper);

/** Prints the notice that hangs at the gate. */
export const NoticePart = () => {
  const say = useWords(formWords);
  const [isPrinted, setPrinted] = useState(false);
  return (
    <>
      <Button icon={<Printer aria-hidden size={18} />} onClick={() => setPrinted(true)}>
        {say('printNotice')}
      </Button>
      {isPrinted && (
        <Suspense>
          <NoticePaper onDone={() => setPrinted(false)} />
        </Suspense>
      )}
    </>
  );
};
