import type { Handler } from '#server/http/calls/handle.ts';
import { importOperation } from './operation.ts';

export { importSchool } from './import-school.ts';

/** What the commands of imports do. */
export const importHandlers: readonly Handler[] = [importOperation];
export { importOperation };
