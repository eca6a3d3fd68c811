export { readUnreadMessages } from './contact-messages/unread.ts';
export { readNewDemoRequests } from './demo-requests/unanswered.ts';
