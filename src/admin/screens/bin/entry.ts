import { Trash2 } from 'lucide-react';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { binPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const bin: ScreenEntry = {
  path: binPath,
  area: '/website',
  icon: Trash2,
  title: { en: 'Bin', hi: 'ट्रैश' },
  folder: 'bin',
  reads: [read(listContentTypes, {})],
};
