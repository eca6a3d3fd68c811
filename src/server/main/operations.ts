import { accountOperations } from '#server/domains/accounts/index.ts';
import { backupOperations } from '#server/domains/backup/index.ts';
import { doctorOperations } from '#server/domains/doctor/index.ts';
import { importOperations } from '#server/domains/import/index.ts';
import { schoolOperations } from '#server/domains/schools/index.ts';
import { themeOperations } from '#server/domains/themes/index.ts';
import type { Operation } from '#server/http/calls/operation.ts';
import { explainOperation } from '#server/website/explain/explain.ts';

/** The operations that the command line may request from a running server. */
export const operations: readonly Operation<never, unknown>[] = [
  ...accountOperations,
  ...backupOperations,
  ...doctorOperations,
  ...importOperations,
  ...schoolOperations,
  ...themeOperations,
  explainOperation,
];
