import { FileText } from 'lucide-react';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

/** One item, which loads its form and not the list that it is of. */
export const contentItem: ScreenEntry = {
  path: '/school/content/:type/:id',
  area: '/website',
  icon: FileText,
  title: { en: 'Content', hi: 'सामग्री' },
  folder: 'content-item',
  reads: [read(listContentTypes, {})],
};
