import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

export const schoolProfileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Name'],
  properties: {
    school_Name: { type: 'string', minLength: 1, maxLength: 150 },
    school_Logo_Image: { type: 'string', format: 'media' },
    school_address: { type: 'string', maxLength: 300 },
    phone: { type: 'string', maxLength: 30 },
    email: { type: 'string', format: 'email' },
    student_Domain: { type: 'string', maxLength: 253 },
    facebook_Url: { type: 'string', format: 'https-url' },
    instagram_Url: { type: 'string', format: 'https-url' },
    youtube_Url: { type: 'string', format: 'https-url' },
    twitter_Url: { type: 'string', format: 'https-url' },
    linkedin_Url: { type: 'string', format: 'https-url' },
    whatsapp_Number: { type: 'string', maxLength: 30 },
    office_Hours: { type: 'string', maxLength: 120 },
    map_Url: { type: 'string', format: 'https-url' },
    Time_Zone: { type: 'string', maxLength: 60 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const schoolProfile = defineContentType({
  type: 'schoolProfile',
  singleton: true,
  schema: schoolProfileSchema,
  media: { school_Logo_Image: 'public' },
  nameField: 'school_Name',
});
