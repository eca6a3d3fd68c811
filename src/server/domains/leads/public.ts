export { readUnreadMessages } from './contact-messages/unread.ts';
