import type { JSONSchema } from 'json-schema-to-ts';

/**
 * What a family (or an adult) has allowed to be shown in public. Anything but `Public_With_Name` keeps a card off the
 * site.
 */
export const photoConsent = {
  enum: ['None', 'Internal', 'Public_Without_Name', 'Public_With_Name'],
} as const satisfies JSONSchema;
