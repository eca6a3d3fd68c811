import { asc, eq } from 'drizzle-orm';
import type { ContactMessageDetails } from '#schemas/api/contact-messages.ts';
import { officeEmail } from '#server/domains/schools/index.ts';
import { type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { contactMessageEntries, users } from '#server/store/schema.ts';
import { messageEntry } from './change-message.ts';
import { contactMessageRow } from './contact-message-row.ts';
import { findMessage } from './find-message.ts';
import type { OfficeCalls } from './office-calls.ts';

/** A message, what was done with it, and what a reply would need. */
export const readHandler = (calls: OfficeCalls): Handler =>
  handle(calls.read, ({ params }, context) =>
    context.read(async (transaction) => {
      const row = await findMessage(transaction, params.id);
      const done = await transaction.db
        .select({ entry: contactMessageEntries, by: users.name })
        .from(contactMessageEntries)
        .leftJoin(users, eq(users.id, contactMessageEntries.userId))
        .where(eq(contactMessageEntries.messageId, row.id))
        .orderBy(asc(contactMessageEntries.at), asc(contactMessageEntries.id));
      const details: ContactMessageDetails = {
        message: contactMessageRow(row),
        entries: done.map(({ entry, by }) => messageEntry(entry, by)),
        sendsMail: context.services.mail.isConnected,
        Reply_To: (await officeEmail(transaction, context.now())) ?? null,
        Admission_Enquiry_Id: row.enquiryId,
      };
      return ok(details);
    }),
  );
