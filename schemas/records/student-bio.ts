import type { JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from '../content/consent.ts';
import { dateTimeField, mobileField, personNameField, phoneField, relationField } from '../fields.ts';

const shortText = { type: 'string', maxLength: 60 } as const satisfies JSONSchema;
const text = { type: 'string', format: 'multiline', maxLength: 250 } as const satisfies JSONSchema;
const flag = { type: 'boolean' } as const satisfies JSONSchema;

/** What of a bio a parent, a student and a class teacher may read too. */
export const openBioFields = {
  Birth_Place: { type: 'string', maxLength: 100 },
  Languages: { type: 'string', maxLength: 150 },
  Hobbies: text,
  Allergies: text,
  Height_Cm: { type: 'number', minimum: 40, maximum: 220 },
  Weight_Kg: { type: 'number', minimum: 5, maximum: 200 },
  House: shortText,
  Previous_School: { type: 'string', maxLength: 150 },
  Previous_Class: shortText,
  Previous_Board: shortText,
  Emergency_Contact_Name: personNameField,
  Emergency_Contact_Relation: relationField,
  Emergency_Contact_Mobile: phoneField,
  Emergency_Contact_2_Name: personNameField,
  Emergency_Contact_2_Relation: relationField,
  Emergency_Contact_2_Mobile: phoneField,
  Doctor_Name: personNameField,
  Doctor_Phone: phoneField,
  /** Who may fetch the child. */
  Pickup_Persons: {
    type: 'array',
    maxItems: 10,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['Name'],
      properties: { Name: personNameField, Relation: relationField, Mobile: mobileField },
    },
  },
} as const satisfies Record<string, JSONSchema>;

/** What of a bio only admins may read, and staff who were given that. */
export const healthBioFields = {
  Health_Notes: { type: 'string', format: 'multiline', maxLength: 1000 },
} as const satisfies Record<string, JSONSchema>;

/** What of a bio only the admin and the front office may read. */
export const officeBioFields = {
  Is_CWSN: flag,
  Impairment_Type: shortText,
  Is_BPL: flag,
  Is_Antyodaya: flag,
  Is_EWS: flag,
  Is_Out_Of_School_Child: flag,
  Minority_Group: shortText,
  Stream: shortText,
  Previous_Status: shortText,
  Pen: { type: 'string', format: 'pen' },
  Apaar_Id: { type: 'string', format: 'apaar' },
  Name_As_Per_Aadhaar: personNameField,
} as const satisfies Record<string, JSONSchema>;

/** What a family allows to be shown, and who said so when. */
export const consentFields = {
  Photo_Consent: photoConsent,
  Consent_By: personNameField,
  Consent_At: dateTimeField,
} as const satisfies Record<string, JSONSchema>;

/** The fields of a student's bio (docs/domain.md, Students) but the Aadhaar number, which never leaves. */
export const bioFields = {
  ...openBioFields,
  ...healthBioFields,
  ...officeBioFields,
  ...consentFields,
} as const satisfies Record<string, JSONSchema>;
