export { readFailed } from './chosen-changes.ts';
export { countWaitingChanges } from './waiting-changes.ts';
