import { FileStack, House, Image, KeyRound, LayoutTemplate, Palette, School, Send, UserCog } from 'lucide-react';
import { mediaPath, passwordPath, publishPath } from '#schemas/office.ts';
import type { ScreenEntry } from './define-screen.ts';

/** Every screen of the office, in the order of the menu. */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/school',
    group: 'today',
    icon: House,
    title: { en: 'Today', hi: 'आज' },
    load: () => import('./today/Screen.tsx'),
  },
  {
    path: '/school/website',
    area: '/website',
    group: 'website',
    icon: LayoutTemplate,
    isWide: true,
    title: { en: 'Edit my website', hi: 'मेरी वेबसाइट बदलें' },
    short: { en: 'Website', hi: 'वेबसाइट' },
    load: () => import('./website/Screen.tsx'),
  },
  {
    path: '/school/website/theme/:themeId?',
    to: '/school/website/theme',
    area: '/website',
    group: 'website',
    icon: Palette,
    title: { en: 'Theme', hi: 'थीम' },
    load: () => import('./theme/Screen.tsx'),
  },
  {
    path: '/school/content/:type?/:id?',
    to: '/school/content',
    area: '/website',
    group: 'website',
    icon: FileStack,
    title: { en: 'Content', hi: 'सामग्री' },
    load: () => import('./content/Screen.tsx'),
  },
  {
    path: mediaPath,
    area: '/media',
    group: 'website',
    icon: Image,
    title: { en: 'Media', hi: 'मीडिया' },
    load: () => import('./media/Screen.tsx'),
  },
  {
    path: publishPath,
    area: '/website',
    group: 'website',
    icon: Send,
    title: { en: 'Publish', hi: 'प्रकाशन' },
    load: () => import('./publish/Screen.tsx'),
  },
  {
    path: '/school/profile',
    area: '/school/profile',
    group: 'school',
    icon: School,
    title: { en: 'School profile', hi: 'विद्यालय की प्रोफ़ाइल' },
    load: () => import('./profile/Screen.tsx'),
  },
  {
    path: '/school/users',
    area: '/users',
    group: 'school',
    icon: UserCog,
    title: { en: 'Users', hi: 'उपयोगकर्ता' },
    load: () => import('./users/Screen.tsx'),
  },
  {
    path: passwordPath,
    area: '/school/change_password',
    group: 'person',
    icon: KeyRound,
    title: { en: 'Change password', hi: 'पासवर्ड बदलें' },
    load: () => import('./change-password/Screen.tsx'),
  },
];
