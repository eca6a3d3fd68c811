import { createBackupOperation } from './backup/create.ts';
import { restoreBackupOperation } from './backup/restore.ts';
import type { Operation } from './define.ts';
import { doctorOperation } from './doctor.ts';
import { importOperation } from './import-operation.ts';
import { eraseClosedOperation } from './schools/erase-closed.ts';
import { listSchoolsOperation } from './schools/list.ts';
import { setSlugOperation } from './schools/set-slug.ts';
import { setThemeOperation } from './schools/set-theme.ts';
import { schoolStateOperation } from './schools/state-operation.ts';
import { liveThemeOperation, wearingSchoolsOperation } from './themes/diff.ts';
import { explainOperation } from './themes/explain.ts';
import { createTokenOperation } from './tokens/create.ts';
import { listTokensOperation } from './tokens/list.ts';
import { revokeTokenOperation } from './tokens/revoke.ts';
import { addUserOperation } from './users/add-operation.ts';

/** What the command line may ask of a running server. */
// Params are checked by each operation's own command before they are sent.
export const operations: readonly Operation<never, unknown>[] = [
  createBackupOperation,
  doctorOperation,
  eraseClosedOperation,
  importOperation,
  listSchoolsOperation,
  restoreBackupOperation,
  setSlugOperation,
  schoolStateOperation,
  setThemeOperation,
  explainOperation,
  liveThemeOperation,
  wearingSchoolsOperation,
  createTokenOperation,
  listTokensOperation,
  revokeTokenOperation,
  addUserOperation,
];
