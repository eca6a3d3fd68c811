import { eraseClosedSchools as eraseClosedSchoolsCommand } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine } from '#server/store/audit.ts';
import { type ErasedSchool, eraseSchool, findDueSchools } from './erase-school.ts';

/** Erases the schools that were closed 90 days ago or earlier. */
export const eraseClosedCommandHandler = handle(
  eraseClosedSchoolsCommand,
  async ({ dryRun }, { store, storage, dataDir, progress }) => {
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
);
