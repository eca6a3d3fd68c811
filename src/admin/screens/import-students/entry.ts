import { FileUp } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const importStudents: ScreenEntry = {
  path: '/student/import',
  isFor: 'office',
  area: '/student/add_student',
  onlyWrites: true,
  icon: FileUp,
  title: { en: 'Import students', hi: 'विद्यार्थियों की सूची अपलोड करें' },
  folder: 'import-students',
};
