import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { staffDocumentTypes } from '#schemas/records/staff-document.ts';
import { instant, ownSchool, schoolId } from './columns.ts';
import { staffMembers } from './staff.ts';

/** Documents of the staff; the file is a private row of `media`. Tenant table. */
export const staffDocuments = pgTable(
  'staff_documents',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id').notNull(),
    documentType: text('document_type', { enum: staffDocumentTypes }).notNull(),
    documentNumber: text('document_number'),
    issueDate: date('issue_date'),
    /** The last day that it is valid on. */
    expiryDate: date('expiry_date'),
    mediaId: integer('media_id').notNull(),
    /** Who sent the file; null for a program. */
    userId: integer('user_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'staff_documents_staff',
      columns: [table.schoolId, table.staffId],
      foreignColumns: [staffMembers.schoolId, staffMembers.id],
    }),
    index('staff_documents_member').on(table.schoolId, table.staffId),
    index('staff_documents_expiry').on(table.schoolId, table.expiryDate),
    ownSchool(),
  ],
);

export type StaffDocumentRow = typeof staffDocuments.$inferSelect;
