import { LayoutTemplate } from 'lucide-react';
import { getUsedThemeSettings } from '#schemas/api/theme-settings.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const website: ScreenEntry = {
  path: '/school/website',
  isFor: 'office',
  area: '/website',
  group: 'website',
  icon: LayoutTemplate,
  isWide: () => true,
  title: { en: 'Edit my website', hi: 'मेरी वेबसाइट बदलें' },
  short: { en: 'Website', hi: 'वेबसाइट' },
  folder: 'website',
  reads: [read(getUsedThemeSettings, {})],
};
