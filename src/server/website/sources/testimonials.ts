import { testimonials as contract } from '#schemas/sources/testimonials.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, paged, withConsent, withKeyword } from './define.ts';

export const testimonials = defineLoader(contract, async ({ reader, params }) => {
  const allowed = withConsent(await reader.items('testimonial'));
  const found = withKeyword(allowed, params, ['name', 'profession', 'message']);
  return shapeItems(paged(found, params), reader, {
    fields: ['name', 'profession', 'message', 'rating', 'lang'],
    picture: 'profileImage',
    name: 'name',
  });
});
