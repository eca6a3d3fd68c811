import { FileStack } from 'lucide-react';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const content: ScreenEntry = {
  path: '/school/content/:type?',
  to: '/school/content',
  area: '/website',
  group: 'website',
  icon: FileStack,
  title: { en: 'Content', hi: 'सामग्री' },
  short: { en: 'Content', hi: 'सामग्री' },
  folder: 'content',
  reads: [read(listContentTypes, {})],
};
