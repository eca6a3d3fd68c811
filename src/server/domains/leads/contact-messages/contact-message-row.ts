import { and, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { ContactMessageFilters, ContactMessageRow } from '#schemas/api/contact-messages.ts';
import { containing } from '#server/store/query.ts';
import { contactMessages } from '#server/store/schema.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

/** Not removed. */
export const isPresent = isNull(contactMessages.deletedAt);

/** A contact message as the calls show it. */
export const contactMessageRow = (row: MessageRow): ContactMessageRow => ({
  Contact_Message_Id: row.id,
  Name: row.name,
  ...(row.email === null ? {} : { Email: row.email }),
  ...(row.mobile === null ? {} : { Mobile: row.mobile }),
  ...(row.subject === null ? {} : { Subject: row.subject }),
  Message: row.message,
  Status: row.status,
  Created_At: row.createdAt.toISOString(),
});

/** What a list of contact messages is cut down to. */
export const contactMessageFilter = ({ Status, keyword }: ContactMessageFilters): SQL | undefined => {
  const pattern = keyword ? containing(keyword) : undefined;
  return and(
    isPresent,
    Status === '-1' ? undefined : eq(contactMessages.status, Status as MessageRow['status']),
    pattern === undefined
      ? undefined
      : or(
          ilike(contactMessages.name, pattern),
          ilike(contactMessages.email, pattern),
          ilike(contactMessages.mobile, pattern),
          ilike(contactMessages.subject, pattern),
          ilike(contactMessages.message, pattern),
        ),
  );
};
