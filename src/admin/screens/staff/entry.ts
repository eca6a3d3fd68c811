import { Users } from 'lucide-react';
import { readStaffOverview } from '#schemas/api/staff/read.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const staff: ScreenEntry = {
  path: '/staff',
  isFor: 'office',
  area: '/staff',
  group: 'people',
  icon: Users,
  title: { en: 'Staff', hi: 'कर्मचारी' },
  folder: 'staff',
  reads: [read(readStaffOverview, {})],
};
