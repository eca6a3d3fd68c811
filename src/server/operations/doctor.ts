import { checkInstallation } from '../doctor/check-installation.ts';
import type { DoctorFinding } from '../doctor/finding.ts';
import { defineOperation } from './define.ts';

/** Looks at the database and the storage of the installation. */
export const doctorOperation = defineOperation<Record<string, never>, readonly DoctorFinding[]>({
  name: 'doctor',
  run: (context) => checkInstallation({ ...context, now: Date.now }),
});
