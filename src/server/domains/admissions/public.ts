export { documentWords } from './documents.ts';
export { findEnquiry } from './lock-enquiry.ts';
export { hasClass, openSessions } from './open-sessions.ts';
export { readOpenWork } from './open-work.ts';
