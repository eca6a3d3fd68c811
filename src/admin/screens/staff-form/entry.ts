import { UserPlus } from 'lucide-react';
import { readStaffOverview } from '#schemas/api/staff/read.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const staffForm: ScreenEntry = {
  path: '/staff/add_staff_member',
  isFor: 'office',
  area: '/staff/add_staff_member',
  onlyWrites: true,
  icon: UserPlus,
  title: { en: 'Add a member of staff', hi: 'कर्मचारी जोड़ें' },
  ofOne: { param: 'staff', title: { en: 'Member of staff', hi: 'कर्मचारी का विवरण' } },
  folder: 'staff-form',
  reads: [read(readStaffOverview, {})],
};
