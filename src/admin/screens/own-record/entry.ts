import { IdCard } from 'lucide-react';
import { readOwnMember } from '#schemas/api/staff/read.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const ownRecord: ScreenEntry = {
  path: '/staff/mine',
  isFor: 'office',
  area: '/staff',
  group: 'person',
  icon: IdCard,
  title: { en: 'My record', hi: 'मेरा विवरण' },
  folder: 'own-record',
  reads: [read(readOwnMember, {})],
};
