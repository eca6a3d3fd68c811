import { defineOperation } from '#server/http/calls/operation.ts';
import { commandLine } from '#server/store/audit.ts';
import { type DueSchool, type ErasedSchool, eraseSchool, findDueSchools } from './erase-school.ts';

interface EraseClosedParams {
  /** Only says what would go. */
  readonly dryRun: boolean;
}

interface EraseClosedResult {
  readonly due: readonly DueSchool[];
  readonly erased: readonly ErasedSchool[];
}

/** Erases the schools that were closed 90 days ago or earlier. */
export const eraseClosedOperation = defineOperation<EraseClosedParams, EraseClosedResult>({
  name: 'school erase-closed',
  async run({ store, storage, dataDir, progress }, { dryRun }) {
    const options = { store, storage, dataDir, now: Date.now, actor: commandLine };
    const due = await findDueSchools(options);
    const erased: ErasedSchool[] = [];
    if (dryRun) return { due, erased };
    for (const [index, school] of due.entries()) {
      const done = await eraseSchool(options, school);
      if (done) erased.push(done);
      progress(index + 1, due.length, 'Schools');
    }
    return { due, erased };
  },
});
