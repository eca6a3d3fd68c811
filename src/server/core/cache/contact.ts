/**
 * `synced`: the commits of other servers are received. `unsynced`: the database answers, but commits may be missed.
 * `away`: it does not answer.
 */
export type ContactState = 'synced' | 'unsynced' | 'away';

/** Whether the database can be reached, and its commits be heard. */
export interface Contact {
  state(): ContactState;
  /** Milliseconds since everything that was committed by then is known to have been heard of; 0 while synced. */
  silentMs(): number;
  /** Resolves when it is known whether the database answers, after a connection was lost. */
  settled(): Promise<void>;
}
