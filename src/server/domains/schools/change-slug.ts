import { changeSchoolSlug } from '#schemas/api/school-address.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { changeSlug } from '#server/store/slugs.ts';
import { isSchoolSlug } from '#server/tenancy/school-slug.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Gives a school another slug, as its own office asks for it. */
export const changeSlugHandler = handle(changeSchoolSlug, async ({ body }, context) => {
  const { school, services } = context;
  const { schoolId, slug: before } = school;
  const slug = body.slug.trim().toLowerCase();
  if (!isSchoolSlug(slug))
    throw wrongField('slug', 'Use 3 to 60 small letters, digits and single hyphens, such as green-field.');
  if (slug !== before)
    await context.write(async (transaction) => {
      await changeSlug(transaction, { schoolId, slug, before }).catch((error: unknown) => {
        const isTaken = error instanceof AppError && error.code === 'SLUG_TAKEN';
        throw isTaken ? wrongField('slug', 'Another school has this address, or had it.') : error;
      });
      await transaction.audit({ entity: 'school', id: schoolId, before: { slug: before }, after: { slug } });
    });
  return ok({ slug, url: services.originOf({ ...school, slug }) });
});
