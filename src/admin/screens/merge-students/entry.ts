import { Merge } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const mergeStudents: ScreenEntry = {
  path: '/student/merge',
  isFor: 'office',
  area: '/student/add_student',
  onlyWrites: true,
  icon: Merge,
  title: { en: 'Entered twice', hi: 'दो बार दर्ज' },
  folder: 'merge-students',
};
