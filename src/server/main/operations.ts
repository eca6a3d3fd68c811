import { accountOperations } from '../domains/accounts/index.ts';
import { backupOperations } from '../domains/backup/index.ts';
import { doctorOperations } from '../domains/doctor/index.ts';
import { importOperations } from '../domains/import/index.ts';
import { schoolOperations } from '../domains/schools/index.ts';
import { themeOperations } from '../domains/themes/index.ts';
import type { Operation } from '../http/calls/operation.ts';
import { explainOperation } from '../website/explain/explain.ts';

/** What the command line may ask of a running server. */
export const operations: readonly Operation<never, unknown>[] = [
  ...accountOperations,
  ...backupOperations,
  ...doctorOperations,
  ...importOperations,
  ...schoolOperations,
  ...themeOperations,
  explainOperation,
];
