import {
  CalendarDays,
  FileStack,
  House,
  Image,
  Inbox,
  KeyRound,
  LayoutTemplate,
  Mail,
  Palette,
  School,
  Send,
  Trash2,
  UserCog,
} from 'lucide-react';
import { listOwnSessions } from '#schemas/api/account-sessions.ts';
import { countInbox, readInbox } from '#schemas/api/admission-inbox.ts';
import { countContactMessages } from '#schemas/api/contact-messages.ts';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { countMedia } from '#schemas/api/media.ts';
import { readOwnNews, readToday, readVisits } from '#schemas/api/office.ts';
import { listChanges } from '#schemas/api/publishing.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { listSchoolThemes } from '#schemas/api/theme-gallery.ts';
import { getUsedThemeSettings } from '#schemas/api/theme-settings.ts';
import { countUsers } from '#schemas/api/users.ts';
import {
  admissionsPath,
  binPath,
  familyPath,
  mediaPath,
  messagesPath,
  officePath,
  passwordPath,
  publishPath,
} from '#schemas/office.ts';
import { usualPeriod } from '#schemas/visit-periods.ts';
import { read } from '../calls/read.ts';
import type { ScreenEntry } from './define-screen.ts';

/** Every screen of the office, in the order of the menu. */
export const screens: readonly ScreenEntry[] = [
  {
    path: officePath,
    isFor: 'office',
    group: 'today',
    icon: House,
    title: { en: 'Today', hi: 'आज' },
    short: { en: 'Today', hi: 'आज' },
    folder: 'today',
    reads: [read(readToday, {}), read(readVisits, { query: { period: usualPeriod } })],
  },
  {
    path: familyPath,
    isFor: 'families',
    group: 'today',
    icon: House,
    title: { en: 'My page', hi: 'मेरा पेज' },
    short: { en: 'My page', hi: 'मेरा पेज' },
    folder: 'family',
    reads: [read(readOwnNews, {})],
  },
  {
    path: '/school/website',
    area: '/website',
    group: 'website',
    icon: LayoutTemplate,
    isWide: () => true,
    title: { en: 'Edit my website', hi: 'मेरी वेबसाइट बदलें' },
    short: { en: 'Website', hi: 'वेबसाइट' },
    folder: 'website',
    reads: [read(getUsedThemeSettings, {})],
  },
  {
    path: '/school/website/theme/:themeId?',
    to: '/school/website/theme',
    area: '/website',
    group: 'website',
    icon: Palette,
    isWide: ({ themeId }) => themeId !== undefined,
    title: { en: 'Theme', hi: 'थीम' },
    folder: 'theme',
    reads: [read(listSchoolThemes, {})],
  },
  {
    path: '/school/content/:type?/:id?',
    to: '/school/content',
    area: '/website',
    group: 'website',
    icon: FileStack,
    title: { en: 'Content', hi: 'सामग्री' },
    short: { en: 'Content', hi: 'सामग्री' },
    folder: 'content',
    reads: [read(listContentTypes, {})],
  },
  {
    path: binPath,
    area: '/website',
    icon: Trash2,
    title: { en: 'Bin', hi: 'ट्रैश' },
    folder: 'bin',
    reads: [read(listContentTypes, {})],
  },
  {
    path: mediaPath,
    area: '/media',
    group: 'website',
    icon: Image,
    title: { en: 'Media', hi: 'मीडिया' },
    folder: 'media',
    reads: [read(countMedia, {})],
  },
  {
    path: publishPath,
    area: '/website',
    group: 'website',
    icon: Send,
    title: { en: 'Publish', hi: 'प्रकाशन' },
    folder: 'publish',
    reads: [read(listChanges, {})],
  },
  {
    path: admissionsPath,
    isFor: 'office',
    area: '/admissions',
    group: 'frontOffice',
    icon: Inbox,
    title: { en: 'Admissions', hi: 'प्रवेश' },
    short: { en: 'Admissions', hi: 'प्रवेश' },
    folder: 'admissions',
    reads: [read(countInbox, { query: {} }), read(readInbox, { query: { view: 'open', page: 1, pageSize: 20 } })],
  },
  {
    path: messagesPath,
    area: '/messages',
    group: 'frontOffice',
    icon: Mail,
    title: { en: 'Messages', hi: 'संदेश' },
    folder: 'messages',
    reads: [read(countContactMessages, {})],
  },
  {
    path: '/school/holidays',
    isFor: 'office',
    area: '/holidays',
    group: 'frontOffice',
    icon: CalendarDays,
    title: { en: 'Holidays', hi: 'छुट्टियाँ' },
    folder: 'holidays',
  },
  {
    path: '/school/profile',
    area: '/school/profile',
    group: 'school',
    icon: School,
    title: { en: 'School profile', hi: 'विद्यालय की प्रोफ़ाइल' },
    folder: 'profile',
    reads: [read(listContentTypes, {}), read(readProfile, {})],
  },
  {
    path: '/school/users',
    area: '/users',
    group: 'school',
    icon: UserCog,
    title: { en: 'Users', hi: 'उपयोगकर्ता' },
    folder: 'users',
    reads: [read(countUsers, {})],
  },
  {
    path: passwordPath,
    area: '/school/change_password',
    group: 'person',
    icon: KeyRound,
    title: { en: 'Change password', hi: 'पासवर्ड बदलें' },
    folder: 'change-password',
    reads: [read(listOwnSessions, {})],
  },
];
