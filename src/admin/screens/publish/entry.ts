import { Send } from 'lucide-react';
import { listChanges } from '#schemas/api/publishing.ts';
import { publishPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const publish: ScreenEntry = {
  path: publishPath,
  isFor: 'office',
  area: '/website',
  group: 'website',
  icon: Send,
  title: { en: 'Publish', hi: 'प्रकाशित करें' },
  folder: 'publish',
  reads: [read(listChanges, {})],
};
