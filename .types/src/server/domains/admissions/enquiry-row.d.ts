import type { EnquiryListRow } from '#schemas/api/admissions.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
/** A child's whole name. */
export declare const childName: ({ firstName, middleName, lastName, }: Pick<EnquiryRow, 'firstName' | 'middleName' | 'lastName'>) => string;
/** An enquiry as its family may see it. */
export declare const familyRow: (row: EnquiryRow) => EnquiryListRow;
/** An enquiry as the office sees it. */
export declare const officeRow: (row: EnquiryRow) => EnquiryListRow;
