import { GraduationCap } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const promotion: ScreenEntry = {
  path: '/student/promotion',
  isFor: 'office',
  area: '/student/add_student',
  onlyWrites: true,
  icon: GraduationCap,
  title: { en: 'Next session', hi: 'अगला सत्र' },
  folder: 'promotion',
};
