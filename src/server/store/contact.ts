import type { Logger } from 'pino';
import type { Contact, ContactState } from '#server/core/cache/contact.ts';
import { databaseFault } from './errors.ts';

/** The contact to a database, as connections show it. */
export interface WatchedContact extends Contact {
  /** Takes notice that a connection was lost, or could not be made. */
  lost(error: unknown): void;
  /** Takes notice that the database has answered. */
  answered(): void;
}

/** The contact to a database in this process, which no other one changes. */
export const ownDatabase: WatchedContact = {
  state: () => 'synced',
  silentMs: () => 0,
  lost: () => undefined,
  answered: () => undefined,
};

/** The same to one that may go and come back. Its times are those of `performance.now()`. */
export interface ChangingContact extends WatchedContact {
  /** Goes over to a state, for a reason, and logs it. */
  enter(next: ContactState, reason?: unknown): void;
  /** Takes notice that everything committed up to a time is known. */
  proven(at: number): void;
  answeredAt(): number;
}

interface ContactOptions {
  readonly log: Logger;
  /** Called when it turns out that the database is away. */
  readonly onAway: () => void;
}

const tooManyConnections = '53300';

/** Begins as unsynced. */
export const createContact = ({ log, onAway }: ContactOptions): ChangingContact => {
  let state: ContactState = 'unsynced';
  let provenAt = 0;
  let answeredAt = 0;
  let awayAt = 0;
  let wasSynced = false;
  const enter = (next: ContactState, err?: unknown): void => {
    const last = state;
    if (next === last) return;
    state = next;
    if (next === 'away') {
      awayAt = performance.now();
      log.warn({ err }, 'The database does not answer. Cached pages are shown as they were.');
      onAway();
    } else if (last === 'away') {
      const seconds = Math.round((performance.now() - awayAt) / 1000);
      log.info({ seconds }, 'The database answers again.');
    } else if (next === 'unsynced') {
      log.warn({ err }, 'The connection for commit notifications was lost. Until it is back, nothing is cached.');
    } else if (wasSynced) log.info('The connection for commit notifications is back.');
    wasSynced ||= next === 'synced';
  };
  return {
    state: () => state,
    silentMs: () => (state === 'synced' ? 0 : performance.now() - provenAt),
    lost(err) {
      // One that takes no more connections still answers on those that it has.
      if (state === 'unsynced' && databaseFault(err)?.code !== tooManyConnections) enter('away', err);
    },
    answered() {
      answeredAt = performance.now();
    },
    enter,
    proven(at) {
      provenAt = at;
    },
    answeredAt: () => answeredAt,
  };
};
