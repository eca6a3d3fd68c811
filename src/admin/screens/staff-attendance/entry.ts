import { UserCheck } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const staffAttendance: ScreenEntry = {
  path: '/staff/Staff_Attendance',
  isFor: 'office',
  area: '/staff/Staff_Attendance',
  group: 'people',
  icon: UserCheck,
  title: { en: 'Staff attendance', hi: 'कर्मचारियों की हाज़िरी' },
  folder: 'staff-attendance',
};
