import { Download, Sheet } from 'lucide-react';
import { useStart } from '../session/start.ts';
import type { MenuAction } from '../ui/menu-action.ts';
import { useNotices } from '../ui/Notices.tsx';
import { useWords } from '../words/words.ts';
import { fileWords } from './file-words.ts';

/** Whether files may leave the school: not by who is here for support. */
export const useMayDownload = (): boolean => useStart().support === undefined;

/** Gives the CSV file of an address as a workbook, and says so where that fails. */
export const useMakeWorkbook = (): ((href: string) => Promise<void>) => {
  const say = useWords(fileWords);
  const tell = useNotices();
  return async (href) => {
    const { saveWorkbook } = await import('./save-workbook.ts');
    if (!(await saveWorkbook(href))) tell.error(say('failed'));
  };
};

/** How the table of an address leaves the office, in a menu. */
export const useFileActions = (href: string): readonly MenuAction[] => {
  const say = useWords(fileWords);
  const makeWorkbook = useMakeWorkbook();
  if (!useMayDownload()) return [];
  return [
    { label: say('excel'), icon: <Sheet aria-hidden size={18} />, run: () => void makeWorkbook(href) },
    { label: say('csv'), icon: <Download aria-hidden size={18} />, run: () => window.location.assign(href) },
  ];
};
