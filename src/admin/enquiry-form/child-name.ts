import type { EnquiryDetails } from '#schemas/api/admission-office.ts';

type Named = Pick<EnquiryDetails['enquiry'], 'Student_First_Name' | 'Student_Middle_Name' | 'Student_Last_Name'>;

/** A child's whole name. */
export const childName = ({
  Student_First_Name: first,
  Student_Middle_Name: middle,
  Student_Last_Name: last,
}: Named): string => [first, middle, last].filter(Boolean).join(' ');
