import { House } from 'lucide-react';
import { readToday, readVisits } from '#schemas/api/office.ts';
import { officePath } from '#schemas/office.ts';
import { usualPeriod } from '#schemas/visit-periods.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const today: ScreenEntry = {
  path: officePath,
  isFor: 'office',
  group: 'today',
  icon: House,
  title: { en: 'Today', hi: 'आज' },
  short: { en: 'Today', hi: 'आज' },
  folder: 'today',
  reads: [read(readToday, {}), read(readVisits, { query: { period: usualPeriod } })],
};
