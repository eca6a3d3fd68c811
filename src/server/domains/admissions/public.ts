export { documentWords } from './documents.ts';
export { openSessions } from './open-sessions.ts';
export { readOpenWork } from './open-work.ts';
