import { setSlug as setSlugCommand } from '#schemas/commands/schools.ts';
import { OperationError } from '#server/http/calls/command.ts';
import { handle } from '#server/http/calls/handle.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { changeSlug, SlugTakenError } from '#server/store/slugs.ts';
import { isSchoolSlug } from '#server/tenancy/school-slug.ts';

interface SetSlugResult {
  readonly slug: string;
  readonly previousSlug: string;
}

/** Gives a school another slug. Its old address redirects to the new one, and is given to no other school. */
export const setSlugOperation = handle(setSlugCommand, async ({ slug, wanted }, { store }): Promise<SetSlugResult> => {
  const school = await findSchoolBySlug(store, slug);
  if (!school || school.schoolId <= 0)
    throw new OperationError(`There is no school "${slug}".`, 'See the slugs with: schoolyard school list');
  if (!isSchoolSlug(wanted))
    throw new OperationError(
      `"${wanted}" cannot be a school's slug.`,
      'Use 3–60 small letters, digits and single dashes, and no name that the platform itself uses.',
    );
  const { schoolId, slug: before } = school;
  if (before !== wanted) await change(store, { schoolId, slug: wanted, before });
  return { slug: wanted, previousSlug: before };
});

const change: typeof changeSlug = async (store, changed) => {
  try {
    await changeSlug(store, changed);
  } catch (error) {
    if (error instanceof SlugTakenError) throw new OperationError(error.message, 'Choose another one.');
    throw error;
  }
};
