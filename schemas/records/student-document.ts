import type { JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../fields.ts';
import { enquiryDocumentTypes } from './enquiry.ts';

/**
 * The fields of a student's document (docs/domain.md, Students): the types of admissions, and the certificate that is
 * issued on leaving.
 */
export const studentDocumentFields = {
  Document_Type: {
    enum: [...enquiryDocumentTypes, 'TC_Issued'],
  },
  Document_Number: { type: 'string', maxLength: 40 },
  Issue_Date: dateField,
  Expiry_Date: dateField,
} as const satisfies Record<string, JSONSchema>;

/** The most documents of a student (docs/domain.md, Shared fields). */
export const maxStudentDocuments = 15;
