import type { JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../fields.ts';

/** What a school keeps of its staff, those that end first. */
export const staffDocumentTypes = [
  'Police_Verification',
  'Medical_Fitness',
  'Driving_Licence',
  'Contract',
  'Degree',
  'Teaching_Degree',
  'Eligibility_Test',
  'Experience_Letter',
  'Identity',
  'Address_Proof',
  'Other',
] as const;

export type StaffDocumentType = (typeof staffDocumentTypes)[number];

/** The fields of a document of a member of staff (docs/domain.md, Staff). */
export const staffDocumentFields = {
  Document_Type: { enum: staffDocumentTypes },
  Document_Number: { type: 'string', maxLength: 40 },
  Issue_Date: dateField,
  /** The last day that it is valid on. */
  Expiry_Date: dateField,
} as const satisfies Record<string, JSONSchema>;

/** The most documents of a member of staff. */
export const maxStaffDocuments = 25;

/** How many days ahead a document is known to end soon, and to be looked at. */
export const staffDocumentNotice = { soon: 30, ahead: 60 } as const;

/** What the directory can be narrowed to: documents that are over, and those that end within days or are over. */
export const staffDocumentFilters = ['Expired', 'Within_30', 'Within_60'] as const;
export type StaffDocumentFilter = (typeof staffDocumentFilters)[number];
