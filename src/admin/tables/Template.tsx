import { Download } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { defineWords, useWords } from '../words/words.ts';
import { csvFile, saveFile } from './rows-file.ts';

const words = defineWords({
  en: { template: 'Save an empty template' },
  hi: { template: 'ख़ाली नमूना फ़ाइल सहेजें' },
});

interface Props {
  readonly headings: readonly string[];
  readonly fileName: string;
}

/** A file with our own headings, to be filled in. */
export const Template = ({ headings, fileName }: Props) => {
  const say = useWords(words);
  return (
    <Button icon={<Download aria-hidden size={18} />} onClick={() => saveFile(csvFile([headings]), fileName)}>
      {say('template')}
    </Button>
  );
};
