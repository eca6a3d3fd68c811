import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

/** Whom an app is made for. */
export const appUsers = ['Teachers', 'Students'] as const;

const mobileAppSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['app_Name', 'app_For'],
  properties: {
    app_Name: { type: 'string', minLength: 1, maxLength: 80 },
    app_For: { enum: appUsers },
    /** Its page in Google Play. */
    android_Url: { type: 'string', format: 'https-url', maxLength: 300 },
    /** Its page in the App Store. */
    apple_Url: { type: 'string', format: 'https-url', maxLength: 300 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const mobileApp = defineContentType({
  type: 'mobileApp',
  area: '/website',
  singleton: false,
  schema: mobileAppSchema,
  media: {},
  nameField: 'app_Name',
  texts: ['app_Name'],
});
