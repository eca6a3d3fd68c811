import { House } from 'lucide-react';
import { readOwnNews } from '#schemas/api/office.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { familyPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';
import { ownChildren } from './own-children.ts';

export const family: ScreenEntry = {
  path: familyPath,
  isFor: 'families',
  group: 'today',
  icon: House,
  title: { en: 'My page', hi: 'मेरा पेज' },
  short: { en: 'My page', hi: 'मेरा पेज' },
  folder: 'family',
  reads: [read(readOwnNews, { asFamily: true }), read(listStudents, ownChildren)],
};
