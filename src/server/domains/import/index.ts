import type { Handler } from '#server/http/calls/handle.ts';
import { importCommandHandler } from './command.ts';

export { importSchool } from './import-school.ts';

/** What the commands of imports do. */
export const importHandlers: readonly Handler[] = [importCommandHandler];
export { importCommandHandler };
