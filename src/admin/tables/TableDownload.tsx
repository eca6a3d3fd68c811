import { Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import { useStart } from '../session/start.ts';
import { Button, DownloadLink } from '../ui/Button.tsx';
import { useNotices } from '../ui/Notices.tsx';
import { defineWords, useWords } from '../words/words.ts';

const words = defineWords({
  en: {
    csv: 'Download as CSV',
    excel: 'Download for Excel',
    failed: 'The file could not be made. Check the connection and try again.',
  },
  hi: {
    csv: 'CSV डाउनलोड करें',
    excel: 'Excel के लिए डाउनलोड करें',
    failed: 'फ़ाइल नहीं बन सकी। इंटरनेट देखें और फिर कोशिश करें।',
  },
});

interface Props {
  /** The address of the CSV file, which the workbook is made of on the device. */
  readonly href: string;
}

/** How a table leaves the office: for other programs, and for Excel. */
export const TableDownload = ({ href }: Props) => {
  const say = useWords(words);
  const tell = useNotices();
  const { support } = useStart();
  const [isMaking, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    const { saveWorkbook } = await import('./save-workbook.ts');
    const isMade = await saveWorkbook(href);
    setMaking(false);
    if (!isMade) tell.error(say('failed'));
  };
  // No file leaves the school by who is here for support.
  if (support) return null;
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
