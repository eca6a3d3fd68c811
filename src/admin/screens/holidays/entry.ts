import { CalendarDays } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const holidays: ScreenEntry = {
  path: '/school/holidays',
  isFor: 'office',
  area: '/holidays',
  group: 'frontOffice',
  icon: CalendarDays,
  title: { en: 'Holidays', hi: 'छुट्टियाँ' },
  folder: 'holidays',
};
