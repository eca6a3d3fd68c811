import { ListTree } from 'lucide-react';
import type { ScreenEntry } from '../define-screen.ts';

export const lists: ScreenEntry = {
  path: '/school/lists',
  isFor: 'office',
  area: '/settings',
  group: 'school',
  icon: ListTree,
  title: { en: 'Lists', hi: 'सूचियाँ' },
  folder: 'lists',
};
