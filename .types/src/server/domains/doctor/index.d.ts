import type { ListedCommand } from '#server/http/calls/command.ts';
import { doctorOperation } from './operation.ts';
export { checkMachine } from './check-machine.ts';
export { type DoctorFinding, fault } from './finding.ts';
/** What the command line may ask of this domain. */
export declare const doctorCommands: readonly ListedCommand[];
export { doctorOperation };
