import { ClipboardCheck } from 'lucide-react';
import { listStudentLeave } from '#schemas/api/attendance/leave.ts';
import { listRegisters } from '#schemas/api/attendance/take.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';
import { pendingLeave } from './pending-leave.ts';

export const attendance: ScreenEntry = {
  path: '/student/attendance_management',
  isFor: 'office',
  area: '/student/attendance_management',
  group: 'people',
  icon: ClipboardCheck,
  title: { en: 'Attendance', hi: 'हाज़िरी' },
  short: { en: 'Attendance', hi: 'हाज़िरी' },
  folder: 'attendance',
  reads: [read(listRegisters, { query: {} }), read(listStudentLeave, pendingLeave)],
};
