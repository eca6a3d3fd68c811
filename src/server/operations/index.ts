import type { Operation } from './define.ts';
import { importOperation } from './import-operation.ts';
import { listSchoolsOperation } from './schools/list.ts';
import { setThemeOperation } from './schools/set-theme.ts';

/** What the command line may ask of a running server. */
// Params are checked by each operation's own command before they are sent.
export const operations: readonly Operation<never, unknown>[] = [
  importOperation,
  listSchoolsOperation,
  setThemeOperation,
];
