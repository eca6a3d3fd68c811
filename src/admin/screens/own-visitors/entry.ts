import { BookUser } from 'lucide-react';
import { listOwnVisitors } from '#schemas/api/visitors/own.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const ownVisitors: ScreenEntry = {
  path: '/visitors/mine',
  isFor: 'office',
  area: '/visitors/mine',
  group: 'frontOffice',
  icon: BookUser,
  title: { en: 'My visitors', hi: 'मेरे आगंतुक' },
  folder: 'own-visitors',
  reads: [read(listOwnVisitors, { query: {} })],
};
