import { Inbox } from 'lucide-react';
import { countInbox, readInbox } from '#schemas/api/admission-inbox.ts';
import { admissionsPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const admissions: ScreenEntry = {
  path: admissionsPath,
  isFor: 'office',
  area: '/admissions',
  group: 'frontOffice',
  icon: Inbox,
  title: { en: 'Admissions', hi: 'प्रवेश' },
  short: { en: 'Admissions', hi: 'प्रवेश' },
  folder: 'admissions',
  reads: [read(countInbox, { query: {} }), read(readInbox, { query: { view: 'open', page: 1, pageSize: 20 } })],
};
