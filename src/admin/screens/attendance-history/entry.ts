import { History } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const attendanceHistory: ScreenEntry = {
  path: '/student/attendance_history',
  area: '/student/attendance_history',
  group: 'people',
  icon: History,
  title: { en: 'Attendance history', hi: 'हाज़िरी का इतिहास' },
  folder: 'attendance-history',
};
