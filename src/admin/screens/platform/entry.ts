import { House } from 'lucide-react';
import { readOverview } from '#schemas/api/platform.ts';
import { platformPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const platform: ScreenEntry = {
  path: platformPath,
  isFor: 'operators',
  area: '/platform',
  group: 'today',
  icon: House,
  title: { en: 'Overview', hi: 'एक नज़र में' },
  short: { en: 'Overview', hi: 'एक नज़र में' },
  folder: 'platform',
  reads: [read(readOverview, {})],
};
