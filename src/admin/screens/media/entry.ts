import { Image } from 'lucide-react';
import { countMedia } from '#schemas/api/media.ts';
import { mediaPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const media: ScreenEntry = {
  path: mediaPath,
  area: '/media',
  group: 'website',
  icon: Image,
  title: { en: 'Media', hi: 'मीडिया' },
  folder: 'media',
  reads: [read(countMedia, {})],
};
