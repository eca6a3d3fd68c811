import { Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import { Button, DownloadLink } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { fileWords } from './file-words.ts';
import { useMakeWorkbook, useMayDownload } from './use-table-file.tsx';

interface Props {
  /** The address of the CSV file, which the workbook is made of on the device. */
  readonly href: string;
}

/** How a table leaves the office: for other programs, and for Excel. */
export const TableDownload = ({ href }: Props) => {
  const say = useWords(fileWords);
  const makeWorkbook = useMakeWorkbook();
  const mayDownload = useMayDownload();
  const [isMaking, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    await makeWorkbook(href);
    setMaking(false);
  };
  if (!mayDownload) return null;
  return (
    <>
      <Button icon={<Sheet aria-hidden size={18} />} aria-label={say('excel')} busy={isMaking} onClick={make}>
        Excel
      </Button>
      <DownloadLink icon={<Download aria-hidden size={18} />} label={say('csv')} href={href}>
        CSV
      </DownloadLink>
    </>
  );
};
