import { setSlug as setSlugCommand } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { changeSlug } from '#server/store/slugs.ts';
import { isSchoolSlug } from '#server/tenancy/school-slug.ts';
import { AppError } from '#shared/errors/app-error.ts';

interface SetSlugResult {
  readonly slug: string;
  readonly previousSlug: string;
}

/** Gives a school another slug. Its old address redirects to the new one, and is given to no other school. */
export const setSlugCommandHandler = handle(
  setSlugCommand,
  async ({ slug, wanted }, { store }): Promise<SetSlugResult> => {
    const school = await findSchoolBySlug(store, slug);
    if (!school || school.schoolId <= 0) throw new AppError('UNKNOWN_SCHOOL', { slug });
    if (!isSchoolSlug(wanted)) throw new AppError('SCHOOL_SLUG', { slug: wanted });
    const { schoolId, slug: before } = school;
    if (before !== wanted) await changeSlug(store, { schoolId, slug: wanted, before });
    return { slug: wanted, previousSlug: before };
  },
);
