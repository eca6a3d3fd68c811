import { Send } from 'lucide-react';
import { postPath } from '#schemas/office.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const post: ScreenEntry = {
  path: postPath,
  isFor: 'office',
  area: '/website',
  onlyWrites: true,
  icon: Send,
  title: { en: 'Post something', hi: 'कुछ पोस्ट करें' },
  folder: 'post',
};
