import { GraduationCap } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const students: ScreenEntry = {
  path: '/student/:id?',
  to: '/student',
  isFor: 'office',
  area: '/student',
  group: 'people',
  icon: GraduationCap,
  title: { en: 'Students', hi: 'विद्यार्थी' },
  folder: 'students',
};
