/** The id of the link that opens a message. */
export const linkId = (message: string): string => `message-${message}`;
