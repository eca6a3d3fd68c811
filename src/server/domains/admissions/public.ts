export { documentWords } from './documents.ts';
export { findEnquiry } from './lock-enquiry.ts';
export { readOpenWork } from './open-work.ts';
export { classIn, isOfferedIn } from './season-classes.ts';
