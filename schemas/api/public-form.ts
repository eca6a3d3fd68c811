import type { JSONSchema } from 'json-schema-to-ts';

/** The version of the privacy notice that a consent is given to; it is stored with the consent. */
export const privacyNoticeVersion = '2026-11';

/** The version of the terms that a school agrees to when it registers. */
export const termsVersion = '2026-11';

/** Fields of every form that anyone may send. They distinguish people from programs, and are not stored. */
export const formGuardFields = {
  /** Hidden from people: whoever fills it in gets the answer of success, and nothing is stored. */
  Company_Fax: { type: 'string', maxLength: 500 },
  /** Seconds that the form was open, counted by script; without script the limit is tighter. */
  Fill_Seconds: { type: 'number', minimum: 0 },
} as const satisfies Record<string, JSONSchema>;

/** Submissions of a public form from one address, valid or not; how many are stored is up to the handler. */
export const formTries = { max: 60, perSeconds: 3600 } as const;

/** The answer to a form that a browser sent without script: back to its page, at `#sent`. */
export const sentBack = { description: 'Sent by a plain HTML form: back to its page, at #sent' } as const;
