import { and, desc, inArray, not } from 'drizzle-orm';
import {
  contactMessageEntries,
  contactMessages,
  deniedVisitors,
  enquiries,
  enquiryDocuments,
  enquiryFollowUps,
  users,
  visitors,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { Contact } from './contact.ts';

/** Where details have a second number. */
export const otherNumber = 'Alternate_Mobile';

/** The rows that somebody has left under a contact, the newest first. */
export const findHeld = async (db: Db, contact: Contact) => ({
  enquiries: await db.select().from(enquiries).where(contact.matches(enquiries)).orderBy(desc(enquiries.id)),
  /** Enquiries of somebody else that name this number as another one of the family. */
  named: await db
    .select()
    .from(enquiries)
    .where(and(contact.matchesDetail(enquiries.details, otherNumber), not(contact.matches(enquiries))))
    .orderBy(desc(enquiries.id)),
  messages: await db
    .select()
    .from(contactMessages)
    .where(contact.matches(contactMessages))
    .orderBy(desc(contactMessages.id)),
  denied: await db
    .select()
    .from(deniedVisitors)
    .where(contact.matches({ mobile: deniedVisitors.mobile })),
  visits: await db.select().from(visitors).where(contact.matches(visitors)).orderBy(desc(visitors.id)),
  accounts: await db
    .select({ id: users.id, name: users.name, role: users.role, createdAt: users.createdAt })
    .from(users)
    .where(contact.matches(users))
    .orderBy(desc(users.id)),
});

export type Held = Awaited<ReturnType<typeof findHeld>>;

/** What was written down beside them. */
export const findBeside = async (db: Db, held: Held) => {
  const ids = [...held.enquiries, ...held.named].map(({ id }) => id);
  const messageIds = held.messages.map(({ id }) => id);
  return {
    followUps: await db.select().from(enquiryFollowUps).where(inArray(enquiryFollowUps.enquiryId, ids)),
    documents: await db.select().from(enquiryDocuments).where(inArray(enquiryDocuments.enquiryId, ids)),
    entries: await db.select().from(contactMessageEntries).where(inArray(contactMessageEntries.messageId, messageIds)),
  };
};
