import type { JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from './consent.ts';
import { defineContentType } from './define.ts';

const testimonialSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'message', 'Photo_Consent'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    profession: { type: 'string', maxLength: 120 },
    message: { type: 'string', format: 'multiline', minLength: 1, maxLength: 1200 },
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    profileImage: { type: 'string', format: 'media' },
    Photo_Consent: photoConsent,
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const testimonial = defineContentType({
  type: 'testimonial',
  area: '/website',
  singleton: false,
  schema: testimonialSchema,
  media: { profileImage: 'public' },
  consentFor: 'testimonials',
  texts: ['name', 'profession', 'message'],
  nameField: 'name',
  // Publishing one approves it (docs/domain.md, Content).
  statusNames: {
    draft: 'Pending',
    scheduled: 'Approved',
    published: 'Approved',
    changed: 'Approved',
    expired: 'Approved',
    deleted: 'Removed',
  },
});
