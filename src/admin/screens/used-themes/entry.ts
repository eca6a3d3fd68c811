import { Palette } from 'lucide-react';
import { listUsedThemes } from '#schemas/api/operator-themes.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const usedThemes: ScreenEntry = {
  path: '/platform/themes',
  isFor: 'operators',
  area: '/platform',
  group: 'platform',
  icon: Palette,
  title: { en: 'Themes', hi: 'थीम' },
  folder: 'used-themes',
  reads: [read(listUsedThemes, {})],
};
