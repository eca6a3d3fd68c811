import { UserPlus } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const addStudent: ScreenEntry = {
  path: '/student/add_student',
  isFor: 'office',
  area: '/student/add_student',
  onlyWrites: true,
  icon: UserPlus,
  title: { en: 'Add a student', hi: 'विद्यार्थी जोड़ें' },
  folder: 'add-student',
};
