export { openSessions } from './open-sessions.ts';
export { paperWords } from './papers.ts';
