export { documentWords } from './documents.ts';
export { findEnquiry } from './lock-enquiry.ts';
export { openSessions, type Season } from './open-sessions.ts';
export { readOpenWork } from './open-work.ts';
export { classIn, isOfferedIn } from './season-classes.ts';
export { readSeasons } from './seasons.ts';
