import { createTokenOperation } from '../domains/accounts/operator-tokens/create.ts';
import { listTokensOperation } from '../domains/accounts/operator-tokens/list.ts';
import { revokeTokenOperation } from '../domains/accounts/operator-tokens/revoke.ts';
import { addUserOperation } from '../domains/accounts/users/add-operation.ts';
import { createBackupOperation } from '../domains/backup/operations/create.ts';
import { restoreBackupOperation } from '../domains/backup/operations/restore.ts';
import { doctorOperation } from '../domains/doctor/operation.ts';
import { importOperation } from '../domains/import/operation.ts';
import { eraseClosedOperation } from '../domains/schools/erase-closed.ts';
import { listSchoolsOperation } from '../domains/schools/list.ts';
import { setSlugOperation } from '../domains/schools/set-slug.ts';
import { setThemeOperation } from '../domains/schools/set-theme.ts';
import { schoolStateOperation } from '../domains/schools/state-operation.ts';
import { liveThemeOperation, wearingSchoolsOperation } from '../domains/themes/diff.ts';
import type { Operation } from '../http/calls/operation.ts';
import { explainOperation } from '../website/explain/explain.ts';

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
