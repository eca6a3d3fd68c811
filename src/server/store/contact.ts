import type { Logger } from 'pino';
import type { Contact, ContactState } from '#server/core/cache/contact.ts';
import { databaseFault } from './errors.ts';

/** The contact to a database, as connections show it. */
export interface WatchedContact extends Contact {
  /** Takes notice that a connection was lost, or could not be made. */
  lost(): void;
  /** Takes notice that the database has answered. */
  answered(): void;
  /**
   * Takes notice that somebody waits for the database, which looks whether there is a way to it where that takes long: a
   * network may swallow everything silently. Returns how to say that the wait is over.
   */
  waits(): () => void;
}

/** The contact to a database in this process, which no other one changes. */
export const ownDatabase: WatchedContact = {
  settled: async () => undefined,
  state: () => 'synced',
  silentMs: () => 0,
  lost: () => undefined,
  answered: () => undefined,
  waits: () => () => undefined,
};

/** What the connection that listens makes known of one that may go and come back. */
export interface ChangingContact extends WatchedContact {
  /** Goes over to a state, for a reason, and logs it. */
  enter(next: ContactState, reason?: unknown): void;
  /** Whether the database answers on other connections; where it does not, it is away. */
  look(): Promise<boolean>;
  /** Takes notice that everything committed up to a time, by `performance.now()`, is known. */
  proven(at: number): void;
  /** Looks no more. */
  close(): void;
}

export interface ContactOptions {
  readonly log: Logger;
  /** Resolves if the database answers on other connections. */
  probe(): Promise<void>;
  /** Resolves if another connection can be made: one that is only slow, or has much to do, allows it. */
  reach(): Promise<void>;
  /** Called whenever it turns out that the database is away. */
  onAway(): void;
}

const tooManyConnections = '53300';
/** A database that is only slow has answered something within so long. */
const probeMs = 1_000;
/** How long nothing is answered to who waits until it is looked whether there is a way, and how long that may take. */
const doubtAfterMs = 250;
const reachMs = 500;
/** How often it is looked while they go on waiting. */
const doubtEveryMs = 1_000;

/** Begins as unsynced. */
export const createContact = ({ log, probe, reach, onAway }: ContactOptions): ChangingContact => {
  let state: ContactState = 'unsynced';
  let provenAt = 0;
  let answeredAt = 0;
  let awayAt = 0;
  let wasSynced = false;
  let isClosed = false;
  let looking: Promise<boolean> | undefined;
  let isDoubting = false;

  const enter = (next: ContactState, err?: unknown): void => {
    const last = state;
    if (next === last) return;
    state = next;
    if (next === 'away') {
      awayAt = performance.now();
      log.warn({ err }, 'The database does not answer. Cached pages are shown as they were.');
    } else if (last === 'away') {
      const seconds = Math.round((performance.now() - awayAt) / 1000);
      log.info({ seconds }, 'The database answers again.');
    } else if (next === 'unsynced') {
      log.warn({ err }, 'The connection for commit notifications was lost. Until it is back, nothing is cached.');
    } else if (wasSynced) log.info('The connection for commit notifications is back.');
    wasSynced ||= next === 'synced';
  };

  const lookOnce = async (): Promise<boolean> => {
    const failure = await failureOf(probe, { ms: probeMs, answeredAt: () => answeredAt });
    if (isClosed || state === 'synced' || failure === undefined) return true;
    enter('away', failure);
    onAway();
    return false;
  };
  const look = (): Promise<boolean> => {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const isSilent = (): boolean => performance.now() - answeredAt > doubtAfterMs;
  /** The connection that listens would find out in some seconds that nothing comes through. */
  const doubt = async (): Promise<void> => {
    if (state !== 'synced' || isDoubting || !isSilent()) return;
    isDoubting = true;
    const failure = await failureOf(reach, { ms: reachMs, answeredAt: () => answeredAt });
    isDoubting = false;
    if (isClosed || state !== 'synced' || failure === undefined) return;
    enter('away', failure);
    onAway();
  };

  return {
    state: () => state,
    silentMs: () => (state === 'synced' ? 0 : performance.now() - provenAt),
    lost() {
      if (state === 'unsynced' && !isClosed) void look();
    },
    async settled() {
      await looking;
    },
    answered() {
      answeredAt = performance.now();
    },
    waits() {
      const look = (): void => {
        timer = setTimeout(look, doubtEveryMs).unref();
        void doubt();
      };
      let timer = setTimeout(look, doubtAfterMs).unref();
      return () => clearTimeout(timer);
    },
    enter,
    look,
    proven(at) {
      provenAt = at;
    },
    close() {
      isClosed = true;
    },
  };
};

interface Patience {
  readonly ms: number;
  readonly answeredAt: () => number;
}

/** Why a database counts as away; one whose connections are merely busy, or all taken, does not. */
const failureOf = async (probe: ContactOptions['probe'], { ms, answeredAt }: Patience): Promise<unknown> => {
  try {
    if ((await within(ms, probe())) !== 'late') return undefined;
    const isBusy = performance.now() - answeredAt() < ms;
    return isBusy ? undefined : new Error(`It did not answer within ${ms} ms.`);
  } catch (error) {
    return databaseFault(error)?.code === tooManyConnections ? undefined : error;
  }
};

const steps = 10;

/** What work gives, or that it takes longer, in milliseconds; those in which the thread was busy do not count. */
const within = async <T>(ms: number, work: Promise<T>): Promise<T | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    const wait = (left: number): void => {
      if (left === 0) resolve('late');
      else timer = setTimeout(wait, ms / steps, left - 1);
    };
    wait(steps);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
