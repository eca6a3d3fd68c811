import { Presentation } from 'lucide-react';
import { platformDemoPath } from '#schemas/office.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const demoRequests: ScreenEntry = {
  path: platformDemoPath,
  isFor: 'operators',
  area: '/platform',
  group: 'platform',
  icon: Presentation,
  title: { en: 'Demo requests', hi: 'डेमो के अनुरोध' },
  short: { en: 'Requests', hi: 'अनुरोध' },
  folder: 'demo-requests',
};
