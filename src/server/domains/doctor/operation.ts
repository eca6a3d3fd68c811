import { defineOperation } from '#server/http/calls/operation.ts';
import { checkInstallation } from './check-installation.ts';
import type { DoctorFinding } from './finding.ts';

/** Looks at the database and the storage of the installation. */
export const doctorOperation = defineOperation<Record<string, never>, readonly DoctorFinding[]>({
  name: 'doctor',
  run: (context) => checkInstallation({ ...context, now: Date.now }),
});
