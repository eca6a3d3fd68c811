import { Mail } from 'lucide-react';
import { countContactMessages, countPlatformMessages } from '#schemas/api/contact-messages.ts';
import { messagesPath, platformMessagesPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

/** The same for what is written to the product's own people. */
export const messagesForOperators: ScreenEntry = {
  path: platformMessagesPath,
  isFor: 'operators',
  area: '/platform',
  group: 'platform',
  icon: Mail,
  title: { en: 'Messages', hi: 'संदेश' },
  folder: 'messages',
  reads: [read(countPlatformMessages, {})],
};

export const messages: ScreenEntry = {
  path: messagesPath,
  area: '/messages',
  group: 'frontOffice',
  icon: Mail,
  title: { en: 'Messages', hi: 'संदेश' },
  folder: 'messages',
  reads: [read(countContactMessages, {})],
};
