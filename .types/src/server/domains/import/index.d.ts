import type { ListedCommand } from '#server/http/calls/command.ts';
import { importOperation } from './operation.ts';
export { importSchool } from './import-school.ts';
/** What the command line may ask of this domain. */
export declare const importCommands: readonly ListedCommand[];
export { importOperation };
