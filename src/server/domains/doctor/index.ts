import type { Operation } from '#server/http/calls/operation.ts';
import { doctorOperation } from './operation.ts';

export { checkMachine } from './check-machine.ts';
export { type DoctorFinding, fault } from './finding.ts';

/** The operations of this domain for the command line. Each command checks the params of its own. */
export const doctorOperations: readonly Operation<never, unknown>[] = [doctorOperation];
export { doctorOperation };
