import { TreePalm } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const staffLeave: ScreenEntry = {
  path: '/staff/leave',
  isFor: 'office',
  area: '/staff/leave',
  group: 'people',
  icon: TreePalm,
  title: { en: 'Staff leave', hi: 'कर्मचारियों की छुट्टी' },
  folder: 'staff-leave',
};
