import { School } from 'lucide-react';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const profile: ScreenEntry = {
  path: '/school/profile',
  area: '/school/profile',
  group: 'school',
  icon: School,
  title: { en: 'School profile', hi: 'विद्यालय की प्रोफ़ाइल' },
  folder: 'profile',
  reads: [read(listContentTypes, {}), read(readProfile, {})],
};
