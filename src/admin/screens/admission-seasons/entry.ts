import { CalendarCog } from 'lucide-react';
import { listAdmissionSeasons } from '#schemas/api/admission-seasons.ts';
import { admissionSeasonsPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const admissionSeasons: ScreenEntry = {
  path: admissionSeasonsPath,
  isFor: 'office',
  area: '/admissions',
  icon: CalendarCog,
  title: { en: 'Admission settings', hi: 'प्रवेश की सेटिंग' },
  folder: 'admission-seasons',
  reads: [read(listAdmissionSeasons, {})],
};
