import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';

const RemoveDialog = part(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** Puts all samples into the bin, after a question. */
export const RemoveSamples = ({ count }: { readonly count: number }) => {
  const say = useWords(firstStepWords);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="compact" look="quiet" onClick={() => setIsAsked(true)}>
        {say('removeSamples')}
      </Button>
      {isAsked && (
        <Suspense>
          <RemoveDialog count={count} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
};
