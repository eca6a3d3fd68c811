import { setSlug as setSlugCommand } from '#schemas/commands/schools.ts';
import { handle } from '#server/http/calls/handle.ts';
import { requireSchoolBySlug } from '#server/store/global.ts';
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
    const { schoolId, slug: before } = await requireSchoolBySlug(store, slug);
    if (!isSchoolSlug(wanted)) throw new AppError('SCHOOL_SLUG', { slug: wanted });
    if (before !== wanted) await store.global((context) => changeSlug(context, { schoolId, slug: wanted, before }));
    return { slug: wanted, previousSlug: before };
  },
);
