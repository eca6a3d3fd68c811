import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';
import { bankFields } from '../../records/student-bank.ts';
import { defineCall, needs } from '../define.ts';
import { doneSchema, idOrNewField, schoolIdField } from '../shared.ts';

const bankBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Student_Id', 'Account_Holder_Name', 'Bank_Name', 'Account_No', 'Confirm_Account_No', 'Ifsc'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    /** 0 adds an account. */
    Bank_Detail_Id: { ...idOrNewField, default: 0 },
    ...bankFields,
    /** Encrypted before it is stored. */
    Account_No: { type: 'string', format: 'account-number' },
    Confirm_Account_No: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** A bank account with its number masked. */
export const bankRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Bank_Detail_Id', 'Account_Holder_Name', 'Bank_Name', 'Account_Last4', 'Ifsc', 'Is_Primary'],
  properties: {
    Bank_Detail_Id: idField,
    ...bankFields,
    Account_Last4: { type: 'string', pattern: '^\\d{4}$' },
  },
} as const satisfies JSONSchema;

export type BankRecord = FromSchema<typeof bankRecord>;

const savedBank = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'bankDetail'],
  properties: { Student_Id: idField, bankDetail: bankRecord },
} as const satisfies JSONSchema;

export const addStudentBankDetail = defineCall({
  id: 'addStudentBankDetail',
  method: 'POST',
  path: '/api/student/_addStudentBankDetail',
  group: 'Students',
  summary: 'Add a bank account of a student (Bank_Detail_Id 0), or replace one',
  host: 'any',
  access: needs('/student/add_student', 'write'),
  body: bankBody,
  answers: {
    200: { description: 'The changed account', schema: savedBank },
    201: { description: 'The new account', schema: savedBank },
  },
});

const accountParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'account'],
  properties: { id: idField, account: idField },
} as const satisfies JSONSchema;

export const removeStudentBankDetail = defineCall({
  id: 'removeStudentBankDetail',
  method: 'DELETE',
  path: '/api/student/:id/bank-details/:account',
  group: 'Students',
  summary: 'Remove a bank account of a student, with its sealed number',
  host: 'school',
  access: needs('/student/add_student', 'write'),
  params: accountParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
