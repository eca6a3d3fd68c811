export { countWaitingChanges } from './waiting-changes.ts';
