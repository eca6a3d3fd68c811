import type { JSONSchema } from 'json-schema-to-ts';

/**
 * What a family (or an adult) has allowed to be shown in public. Anything but `Public_With_Name` keeps a card off the
 * site.
 */
export const photoConsent = {
  enum: ['None', 'Internal', 'Public_Without_Name', 'Public_With_Name'],
} as const satisfies JSONSchema;

/** What a family is asked for when it may be shown in public: each card's consent is for one of these alone. */
export const consentPurposes = ['birthdays', 'results', 'testimonials'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Marks a schema: its values are shown by consent for this purpose, and may be put on a page for no other. */
export const shownFor = <P extends ConsentPurpose, const S extends object>(
  consentFor: P,
  schema: S,
): S & { readonly consentFor: P } => ({ ...schema, consentFor });

/** The purposes that a schema or its parts are marked with; none of data without children in it. */
export const purposesOf = (schema: unknown): ReadonlySet<ConsentPurpose> => new Set(findPurposes(schema));

const findPurposes = (schema: unknown): readonly ConsentPurpose[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { consentFor, ...parts } = schema as { readonly consentFor?: unknown };
  const own = consentPurposes.filter((purpose) => purpose === consentFor);
  return [...own, ...Object.values(parts).flatMap(findPurposes)];
};
