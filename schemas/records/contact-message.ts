/** Where a message of a contact form stands (docs/domain.md, Contact messages). */
export const messageStatuses = ['New', 'Read', 'Closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What may be done with a message. */
export const messageEntryKinds = ['Status', 'Reply', 'Note', 'Enquiry'] as const;

/** The longest reply or note, in characters. */
export const maxEntryLength = 4000;
