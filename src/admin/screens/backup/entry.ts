import { Database } from 'lucide-react';
import { readBackup } from '#schemas/api/backup.ts';
import { backupPath } from '#schemas/office.ts';
import { read } from '../../calls/read.ts';
import type { ScreenEntry } from '../define-screen.ts';

export const backup: ScreenEntry = {
  path: backupPath,
  isFor: 'office',
  area: '/backup',
  icon: Database,
  title: { en: 'Backup', hi: 'बैकअप' },
  folder: 'backup',
  reads: [read(readBackup, {})],
};
