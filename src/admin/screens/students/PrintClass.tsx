import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { studentsWords } from './words.ts';

const ClassListPaper = lazy(async () => ({ default: (await import('./ClassListPaper.tsx')).ClassListPaper }));

interface Props {
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  readonly classId: number;
  readonly sectionId: number;
}

/** Prints the list of a class. */
export const PrintClass = (props: Props) => {
  const say = useWords(studentsWords);
  const [isPrinted, setPrinted] = useState(false);
  return (
    <>
      <Button icon={<Printer aria-hidden size={18} />} onClick={() => setPrinted(true)}>
        {say('printClass')}
      </Button>
      {isPrinted && (
        <Suspense>
          <ClassListPaper {...props} onDone={() => setPrinted(false)} />
        </Suspense>
      )}
    </>
  );
};
