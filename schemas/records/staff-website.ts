import type { JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../fields.ts';

/** What a member of staff allows the school to show of them. */
export const websiteConsents = ['None', 'Name', 'Name_And_Photo'] as const;
export type WebsiteConsent = (typeof websiteConsents)[number];

/** How a member is shown on the website, and with whose word. */
export const staffWebsiteFields = {
  Show_On_Website: { type: 'boolean' },
  Website_Consent: { enum: websiteConsents },
  /** The day on which the member gave the consent. */
  Website_Consent_On: dateField,
  /** What visitors are told that they are; otherwise the designation, or the role. */
  Website_Title: { type: 'string', maxLength: 60 },
  /** Lower numbers first; those without one come last, by name. */
  Display_Order: { type: 'integer', minimum: 0, maximum: 9999 },
} as const satisfies Record<string, JSONSchema>;
