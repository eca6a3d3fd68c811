import { type SQL } from 'drizzle-orm';
import type { ContactMessageFilters, ContactMessageRow } from '#schemas/api/contact-messages.ts';
import { contactMessages } from '#server/store/schema.ts';
type Row = typeof contactMessages.$inferSelect;
/** A contact message as the calls show it. */
export declare const contactMessageRow: (row: Row) => ContactMessageRow;
/** What a list of contact messages is cut down to. */
export declare const contactMessageFilter: ({ Status, keyword }: ContactMessageFilters) => SQL | undefined;
export {};
