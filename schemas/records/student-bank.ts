import type { JSONSchema } from 'json-schema-to-ts';
import { personNameField, relationField } from '../fields.ts';

/** The fields of a student's bank account (docs/domain.md, Students) but its number, which never leaves whole. */
export const bankFields = {
  Account_Holder_Name: { ...personNameField, minLength: 1 },
  /** Of the holder to the student. */
  Relation: relationField,
  Bank_Name: { type: 'string', minLength: 1, maxLength: 100 },
  Branch: { type: 'string', maxLength: 100 },
  Ifsc: { type: 'string', format: 'ifsc' },
  Account_Type: { enum: ['Savings', 'Current', 'Other'] },
  Is_Primary: { type: 'boolean' },
} as const satisfies Record<string, JSONSchema>;
