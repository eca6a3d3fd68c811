import { and, inArray, isNotNull } from 'drizzle-orm';
import { type EnquiryListRow, exportEnquiries } from '#schemas/api/admissions.ts';
import { relationLookup } from '#schemas/lookups/relations.ts';
import { describingFields, enquiryTypes } from '#schemas/records/enquiry.ts';
import { inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { handle } from '#server/http/calls/handle.ts';
import { readPages } from '#server/store/read-pages.ts';
import { enquiries, users } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { officeRow } from './enquiry-row.ts';
import { ofWork } from './inbox-plan.ts';
import { planList } from './list-filter.ts';

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

const ways: ReadonlyMap<number, string> = new Map([
  [enquiryTypes.website, 'Website'],
  [enquiryTypes.walkIn, 'Walk-in'],
  [enquiryTypes.phone, 'Phone'],
  [enquiryTypes.referral, 'Referral'],
  [enquiryTypes.event, 'Event'],
  [enquiryTypes.import, 'Import'],
]);

const relations: ReadonlyMap<number, string> = new Map(
  (relationLookup.standard ?? []).map(({ id, name }) => [id, name]),
);

type Column = CsvColumn<EnquiryListRow>;

/** What stands in the list as a name stands so in the file, not as the number by which it is stored. */
const columnsOf = async ({ db }: StoreContext): Promise<readonly Column[]> => {
  const { classOf } = await readClassNames(db);
  const people = await assigneeNames(db);
  const named: ReadonlyMap<string, Column> = new Map([
    ['Enquiry_Type', { label: 'Enquiry_Type', value: ({ Enquiry_Type: way }) => way && ways.get(way) }],
    ['Class_Id', { label: 'Class', value: ({ Class_Id }) => classOf(Class_Id) }],
    ['Parent_Relation', { label: 'Parent_Relation', value: ({ Parent_Relation: of }) => relations.get(of) }],
    ['Assigned_To', { label: 'Assigned_To', value: ({ Assigned_To: id }) => id && people.get(id) }],
  ]);
  return fields.map((field) => named.get(field) ?? { label: field, value: (row) => row[field] });
};

const assigneeNames = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const assigned = db.select({ id: enquiries.assignedTo }).from(enquiries).where(isNotNull(enquiries.assignedTo));
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, assigned));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The enquiries of a list as a table, in the order of the list. */
export const exportEnquiriesHandler = handle(exportEnquiries, ({ query }, context) =>
  context.read(async (transaction) => {
    const { where, orderBy } = await planList(transaction, query, context);
    const selected = transaction.db
      .select()
      .from(enquiries)
      .where(and(where, ofWork(query), query.view && inArray(enquiries.status, [...inboxViews[query.view]])))
      .orderBy(...orderBy)
      .limit(maxExportRows);
    return csvAnswer('enquiries.csv', {
      columns: await columnsOf(transaction),
      pages: readPages(transaction.db, selected, officeRow),
    });
  }),
);
