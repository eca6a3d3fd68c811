import { Palette } from 'lucide-react';
import { listSchoolThemes } from '#schemas/api/theme-gallery.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const theme: ScreenEntry = {
  path: '/school/website/theme/:themeId?',
  to: '/school/website/theme',
  isFor: 'office',
  area: '/website',
  group: 'website',
  icon: Palette,
  isWide: ({ themeId }) => themeId !== undefined,
  title: { en: 'Theme', hi: 'थीम' },
  folder: 'theme',
  reads: [read(listSchoolThemes, {})],
};
