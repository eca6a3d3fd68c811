import { BookOpenText } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const syllabus: ScreenEntry = {
  path: '/school/syllabus',
  isFor: 'office',
  area: '/syllabus',
  group: 'people',
  icon: BookOpenText,
  title: { en: 'Syllabus', hi: 'पाठ्यक्रम' },
  folder: 'syllabus',
};
