import { ChartNoAxesCombined } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const attendanceReports: ScreenEntry = {
  path: '/student/Student_Attendance_Reports',
  isFor: 'office',
  area: '/student/Student_Attendance_Reports',
  group: 'people',
  icon: ChartNoAxesCombined,
  title: { en: 'Attendance reports', hi: 'हाज़िरी की रिपोर्ट' },
  folder: 'attendance-reports',
};
