import { type SchoolState, schoolStates } from '#schemas/api/schools.ts';
import { moveSchool as moveSchoolCommand } from '#schemas/commands/schools.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { OperationError } from '#server/http/calls/command.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { moveSchool } from './move-school.ts';

interface SchoolStateResult {
  readonly slug: string;
  readonly state: SchoolState;
  readonly previousState: SchoolState;
  readonly endedSessions: number;
}

/** Takes a school to another state of its life. */
export const schoolStateOperation = handle(
  moveSchoolCommand,
  async ({ slug, ...params }, { store }): Promise<SchoolStateResult> => {
    const to = schoolStates.find((state) => state === params.state);
    if (!to) throw new OperationError(`There is no state "${params.state}".`, `States: ${schoolStates.join(', ')}.`);
    const reason = params.reason.normalize('NFC').trim();
    if (reason.length < 3 || reason.length > 500)
      throw new OperationError('A reason has 3 to 500 characters.', 'Say why with --reason: the school reads it.');
    const school = await findSchoolBySlug(store, slug);
    if (!school || school.schoolId === 0)
      throw new OperationError(`There is no school "${slug}".`, 'See the slugs with: schoolyard school list');
    const { schoolId } = school;
    const auditRecord = { actor: commandLine, action: moveSchoolCommand.name };
    try {
      return await store.school(0, async (context) => {
        const move = { schoolId, to, reason, now: new Date(), ...auditRecord };
        const { from, endedSessions, entry } = await moveSchool(context, move);
        await recordAudit(context, { schoolId: 0, ...auditRecord }, entry);
        return { slug, state: to, previousState: from, endedSessions };
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const next = error.details?.next;
      const states = Array.isArray(next) && next.length > 0 ? next.join(', ') : 'nothing else';
      throw new OperationError(error.message, `From here it can become: ${states}.`);
    }
  },
);
