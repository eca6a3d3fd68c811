import type { Operation } from '#server/http/calls/operation.ts';
import { doctorOperation } from './operation.ts';

export { checkMachine } from './check-machine.ts';
export { type DoctorFinding, fault } from './finding.ts';

/** What the command line may ask of this domain. Params are checked by each operation's own command. */
export const doctorOperations: readonly Operation<never, unknown>[] = [doctorOperation];
export { doctorOperation };
