import { UserCog } from 'lucide-react';
import { countUsers } from '#schemas/api/users.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const users: ScreenEntry = {
  path: '/school/users',
  area: '/users',
  group: 'school',
  icon: UserCog,
  title: { en: 'Users', hi: 'उपयोगकर्ता' },
  folder: 'users',
  reads: [read(countUsers, {})],
};
