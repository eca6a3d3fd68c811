import type { CsvColumn } from '#server/http/calls/csv.ts';

/** What a line of the export is made from. */
export interface UdiseRow {
  readonly udiseCode: string;
  readonly className: string;
  readonly section: string;
  readonly rollNo: number | null;
  readonly name: string;
  readonly gender: string;
  /** YYYY-MM-DD, as is the day of admission. */
  readonly dateOfBirth: string;
  readonly admissionNo: string;
  readonly admissionDate: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly aadhaarLast4: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly bio: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const yesNo = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : '');

/** DD/MM/YYYY, as the upload has its days. */
const day = (date: string): string => date.split('-').toReversed().join('/');

const detail = (label: string, field: string): CsvColumn<UdiseRow> => ({
  label,
  value: ({ details }) => text(details[field]),
});

const ofBio = (label: string, field: string): CsvColumn<UdiseRow> => ({ label, value: ({ bio }) => text(bio[field]) });

const flag = (label: string, field: string): CsvColumn<UdiseRow> => ({ label, value: ({ bio }) => yesNo(bio[field]) });

const isIndian = (nationality: unknown): string =>
  text(nationality) === '' ? '' : yesNo(/^india(n)?$/i.test(text(nationality)));

/** The columns of the UDISE+ bulk upload SDMIS_Bupload_V2, in its order (docs/domain.md, Students). */
export const udiseColumns: readonly CsvColumn<UdiseRow>[] = [
  { label: 'UDISE Code', value: ({ udiseCode }) => udiseCode },
  { label: 'Class', value: ({ className }) => className },
  { label: 'Section', value: ({ section }) => section },
  { label: 'Roll No', value: ({ rollNo }) => rollNo },
  { label: 'Name', value: ({ name }) => name },
  { label: 'Gender', value: ({ gender }) => gender },
  { label: 'Date of Birth', value: ({ dateOfBirth }) => day(dateOfBirth) },
  detail('Mother Name', 'Mother_Name'),
  detail('Father Name', 'Father_Name'),
  detail('Guardian Name', 'Guardian_Name'),
  { label: 'Aadhaar', value: ({ aadhaarLast4 }) => (aadhaarLast4 ? `XXXXXXXX${aadhaarLast4}` : '') },
  ofBio('Name as per Aadhaar', 'Name_As_Per_Aadhaar'),
  detail('Address', 'Address'),
  detail('Pincode', 'Pincode'),
  { label: 'Mobile', value: ({ mobile }) => mobile },
  detail('Alternate Mobile', 'Alternate_Mobile'),
  { label: 'Email', value: ({ email }) => email },
  detail('Mother Tongue', 'Mother_Tongue'),
  detail('Social Category', 'Category'),
  ofBio('Minority Group', 'Minority_Group'),
  flag('BPL', 'Is_BPL'),
  flag('Antyodaya', 'Is_Antyodaya'),
  flag('EWS', 'Is_EWS'),
  flag('CWSN', 'Is_CWSN'),
  ofBio('Impairment Type', 'Impairment_Type'),
  { label: 'Indian National', value: ({ details }) => isIndian(details.Nationality) },
  flag('Out of School Child', 'Is_Out_Of_School_Child'),
  { label: 'Admission Number', value: ({ admissionNo }) => admissionNo },
  { label: 'Admission Date', value: ({ admissionDate }) => day(admissionDate) },
  ofBio('Stream', 'Stream'),
  ofBio('Previous Status', 'Previous_Status'),
  ofBio('Previous Class', 'Previous_Class'),
];
