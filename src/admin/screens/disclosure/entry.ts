import { FileCheck } from 'lucide-react';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { disclosurePath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const disclosure: ScreenEntry = {
  path: disclosurePath,
  isFor: 'office',
  area: '/website',
  group: 'frontOffice',
  icon: FileCheck,
  title: { en: 'Mandatory disclosure', hi: 'अनिवार्य प्रकटीकरण' },
  folder: 'disclosure',
  reads: [read(listContentTypes, {})],
};
