import { moveSchool as moveSchoolCommand } from '#schemas/commands/schools.ts';
import { type SchoolState, schoolStates } from '#schemas/records/school-state.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { requireSchoolBySlug } from '#server/store/global.ts';
import { AppError, isApiError } from '#shared/errors/app-error.ts';
import { moveSchool } from './move-school.ts';

interface SchoolStateResult {
  readonly slug: string;
  readonly state: SchoolState;
  readonly previousState: SchoolState;
  readonly endedSessions: number;
}

/** Takes a school to another state of its life. */
export const schoolStateCommandHandler = handle(
  moveSchoolCommand,
  async ({ slug, ...params }, { store }): Promise<SchoolStateResult> => {
    const to = schoolStates.find((state) => state === params.state);
    if (!to) throw new AppError('SCHOOL_STATE', { state: params.state, states: schoolStates.join(', ') });
    const reason = params.reason.normalize('NFC').trim();
    if (reason.length < 3 || reason.length > 500) throw new AppError('MOVE_REASON');
    const { schoolId } = await requireSchoolBySlug(store, slug);
    const auditRecord = { actor: commandLine, action: moveSchoolCommand.name };
    try {
      return await store.school(0, async (context) => {
        const move = { schoolId, to, reason, now: new Date(), ...auditRecord };
        const { from, endedSessions, entry } = await moveSchool(context, move);
        await recordAudit(context, { schoolId: 0, ...auditRecord }, entry);
        return { slug, state: to, previousState: from, endedSessions };
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const next = error.details?.next;
      const states = Array.isArray(next) && next.length > 0 ? next.join(', ') : 'nothing else';
      throw new AppError('SCHOOL_MOVE', { reason: error.message, states });
    }
  },
);
