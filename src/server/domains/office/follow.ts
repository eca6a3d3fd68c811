import { followOffice } from '#schemas/api/office-live.ts';
import { isFamily } from '#schemas/office.ts';
import { handle } from '#server/http/calls/handle.ts';
import { isUnavailable } from '#server/store/errors.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Tells a browser what is changed in the areas that its session reads, until either side ends it. */
export const followOfficeHandler = handle(followOffice, async ({ query: { window } }, context) => {
  const { actor, school, services } = context;
  if (actor.kind !== 'user' && actor.kind !== 'support') throw new AppError('NO_ACCESS');
  const bytes = services.officeEvents.open({
    schoolId: school.schoolId,
    // A visit for support is no account of the school.
    userId: actor.kind === 'user' ? actor.userId : -actor.visitId,
    window,
    name: actor.name,
    isOffice: actor.kind === 'user' && !isFamily(actor.role),
    maySee: (area) => context.scopeOf(area, 'read') === 'all',
    async holds() {
      try {
        return await context.holds();
      } catch (error) {
        // Who cannot be looked up is not known to be gone.
        if (isUnavailable(error)) return true;
        throw error;
      }
    },
  });
  // Proxies are not to wait until they have enough of it.
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
  return { status: 200, bytes, headers } as const;
});
