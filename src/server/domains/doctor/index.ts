import type { Handler } from '#server/http/calls/handle.ts';
import { doctorCommandHandler } from './command.ts';

export { checkMachine } from './check-machine.ts';
export { type DoctorFinding, fault } from './finding.ts';

/** What the commands of the doctor do. */
export const doctorHandlers: readonly Handler[] = [doctorCommandHandler];
export { doctorCommandHandler };
