import type { EnquiryBody } from '#schemas/api/admissions.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
/** What an enquirer tells, as it is stored. */
type EnquiryValues = Pick<EnquiryRow, 'session' | 'classId' | 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth' | 'gender' | 'parentName' | 'parentRelation' | 'mobile' | 'email' | 'details'>;
/** The columns of a checked body: numbers in one form, addresses of mails in small letters. */
export declare const enquiryValues: (body: EnquiryBody) => EnquiryValues;
export {};
