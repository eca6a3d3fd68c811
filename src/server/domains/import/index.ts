import type { Operation } from '#server/http/calls/operation.ts';
import { importOperation } from './operation.ts';

export { importSchool } from './import-school.ts';

/** What the command line may ask of this domain. Params are checked by each operation's own command. */
export const importOperations: readonly Operation<never, unknown>[] = [importOperation];
export { importOperation };
