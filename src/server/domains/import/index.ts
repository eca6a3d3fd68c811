import type { Operation } from '#server/http/calls/operation.ts';
import { importOperation } from './operation.ts';

export { importSchool } from './import-school.ts';

/** The operations of this domain for the command line. Each command checks the params of its own. */
export const importOperations: readonly Operation<never, unknown>[] = [importOperation];
export { importOperation };
