import { DoorOpen } from 'lucide-react';
import { readVisitorDesk } from '#schemas/api/visitors/desk.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const visitors: ScreenEntry = {
  path: '/visitors',
  area: '/visitors',
  group: 'frontOffice',
  icon: DoorOpen,
  title: { en: 'Visitors', hi: 'आगंतुक' },
  folder: 'visitors',
  reads: [read(readVisitorDesk, {})],
};
