import { type EnquiryListRow, exportEnquiries } from '#schemas/api/admissions.ts';
import { describingFields } from '#schemas/records/enquiry.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { handle } from '#server/http/calls/handle.ts';
import { readPages } from '#server/store/read-pages.ts';
import { enquiries } from '#server/store/schema.ts';
import { officeRow } from './enquiry-row.ts';
import { planList } from './list-filter.ts';

/** What spreadsheets still open with ease. */
const maxExportRows = 50_000;

const fields = [
  'Reference_No',
  'Status_Label',
  'Enquiry_Type',
  'Session',
  'Class_Id',
  'Student_First_Name',
  'Student_Middle_Name',
  'Student_Last_Name',
  'Date_Of_Birth',
  'Gender',
  'Parent_Name',
  'Parent_Relation',
  'Mobile',
  'Email',
  ...describingFields,
  'Assigned_To',
  'Priority',
  'Next_Follow_Up',
  'Visit_At',
  'Close_Reason',
  'Confirmed_At',
  'Student_Id',
  'Created_At',
] as const satisfies readonly (keyof EnquiryListRow)[];

const columns = fields.map((field): CsvColumn<EnquiryListRow> => ({ label: field, value: (row) => row[field] }));

/** The enquiries of a list as a table, in the order of the list. */
export const exportEnquiriesHandler = handle(exportEnquiries, ({ query }, context) =>
  context.read(async (transaction) => {
    const { where, orderBy } = await planList(transaction, query, context);
    const selected = transaction.db
      .select()
      .from(enquiries)
      .where(where)
      .orderBy(...orderBy)
      .limit(maxExportRows);
    return csvAnswer('enquiries.csv', { columns, pages: readPages(transaction.db, selected, officeRow) });
  }),
);
