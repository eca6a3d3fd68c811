import { School } from 'lucide-react';
import { platformSchoolsPath } from '#schemas/office.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const schools: ScreenEntry = {
  path: platformSchoolsPath,
  isFor: 'operators',
  area: '/platform',
  group: 'platform',
  icon: School,
  title: { en: 'Schools', hi: 'विद्यालय' },
  short: { en: 'Schools', hi: 'विद्यालय' },
  folder: 'schools',
};
