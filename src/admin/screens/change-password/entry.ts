import { KeyRound } from 'lucide-react';
import { listOwnSessions } from '#schemas/api/account-sessions.ts';
import { passwordPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const changePassword: ScreenEntry = {
  path: passwordPath,
  area: '/school/change_password',
  group: 'person',
  icon: KeyRound,
  title: { en: 'Change password', hi: 'पासवर्ड बदलें' },
  folder: 'change-password',
  reads: [read(listOwnSessions, {})],
};
