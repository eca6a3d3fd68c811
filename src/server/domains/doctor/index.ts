import type { Handler } from '#server/http/calls/handle.ts';
import { doctorOperation } from './operation.ts';

export { checkMachine } from './check-machine.ts';
export { type DoctorFinding, fault } from './finding.ts';

/** What the commands of the doctor do. */
export const doctorHandlers: readonly Handler[] = [doctorOperation];
export { doctorOperation };
