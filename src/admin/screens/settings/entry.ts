import { Settings } from 'lucide-react';
import { readProfile } from '#schemas/api/school-profile.ts';
import { listApiTokens } from '#schemas/api/tokens.ts';
import { settingsPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const settings: ScreenEntry = {
  path: settingsPath,
  isFor: 'office',
  area: '/settings',
  group: 'school',
  icon: Settings,
  title: { en: 'Settings', hi: 'सेटिंग' },
  folder: 'settings',
  reads: [read(readProfile, {}), read(listApiTokens, { query: { pageSize: 100 } })],
};
