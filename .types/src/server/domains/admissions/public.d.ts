export { documentWords } from './documents.ts';
export { openSessions } from './open-sessions.ts';
