import type { JSONSchema } from 'json-schema-to-ts';

/** What a section binds on the template `error`; on other pages nothing. */
export const failureBindings = {
  reference: {
    type: ['string', 'null'],
    description: 'What the log knows the failure by; with it the page offers another try and the office’s phone',
  },
  phone: { type: ['string', 'null'], description: 'The office, for whom another try does not help' },
} as const satisfies Readonly<Record<string, JSONSchema>>;
