import { FileClock } from 'lucide-react';
import { auditPath } from '#schemas/office.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const audit: ScreenEntry = {
  path: auditPath,
  area: '/audit',
  icon: FileClock,
  title: { en: 'Audit log', hi: 'बदलावों का लेखा' },
  folder: 'audit',
};
