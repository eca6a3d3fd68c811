import { defineLoader, paged, shapeItems, withConsent } from './define.ts';

export const testimonials = defineLoader({
  source: 'testimonials',
  async load({ reader, params }) {
    return shapeItems(paged(withConsent(await reader.items('testimonial')), params), reader, {
      fields: ['name', 'profession', 'message', 'rating'],
      picture: 'profileImage',
      name: 'name',
    });
  },
});
