import type { schoolMessages } from '#schemas/api/contact-messages.ts';

/** The calls of one office: a school's, or the product's own. */
export type OfficeCalls = typeof schoolMessages;
