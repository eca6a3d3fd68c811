import { CalendarRange } from 'lucide-react';
import { calendarPath } from '#schemas/office.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const calendar: ScreenEntry = {
  path: calendarPath,
  isFor: 'office',
  area: '/website',
  icon: CalendarRange,
  title: { en: 'Calendar', hi: 'कैलेंडर' },
  folder: 'calendar',
};
