import pg, { type ClientBase } from 'pg';
import { type ContactOptions, createContact, type WatchedContact } from './contact.ts';
import { channel, decodePayload, type Notification, toldChannel } from './notifications.ts';

export interface ListenerOptions extends ContactOptions {
  readonly connectionString: string;
  /** Called with each notification, this node's own among them, in the order of the commits. */
  receive(notification: Notification): void;
  /** Called with each text that nodes tell each other, this node's own among them. */
  hear(payload: string): void;
  /** Reads what was committed unheard, on a connection that listens: before it counts as synced, and then regularly. */
  catchUp(client: ClientBase): Promise<void>;
}

/** A connection of its own that receives the commits of all nodes, and what it shows of the database. */
export interface Listener extends WatchedContact {
  /** Reads the log of commits now, if it is connected. */
  read(): Promise<void>;
  close(): Promise<void>;
}

const connectMs = 3_000;
/** How often the log of commits is read, and how long that may take: a network may swallow everything silently. */
const readEveryMs = 5_000;
const readMs = 5_000;
const firstRetryMs = 50;
const maxRetryMs = 1_000;

/** Resolves once commits are received; from then on a lost connection is reopened until it works. */
export const openListener = async (options: ListenerOptions): Promise<Listener> => {
  const { connectionString, receive, hear, catchUp } = options;
  const contact = createContact({
    ...options,
    onAway() {
      options.onAway();
      // Where everything was swallowed, this connection has not noticed.
      if (current) forget(current);
    },
  });
  let current: pg.Client | undefined;
  let opening: pg.Client | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let retry: NodeJS.Timeout | undefined;

  const lose = (client: pg.Client, err: Error | undefined): void => {
    if (client !== current) return;
    if (!closed) contact.enter('unsynced', err);
    forget(client);
  };

  /** Opens another one in place of the current connection. */
  const forget = (client: pg.Client): void => {
    current = undefined;
    void end(client);
    if (!closed) void reopen();
  };

  const read = async (client: pg.Client): Promise<void> => {
    const askedAt = performance.now();
    await catchUp(client);
    contact.proven(askedAt);
  };

  const open = async (): Promise<void> => {
    const client = createClient(connectionString);
    client.on('error', (err) => lose(client, err));
    client.on('end', () => lose(client, undefined));
    client.on('notification', ({ channel: heard, payload = '' }) => {
      if (heard === toldChannel) hear(payload);
      else receive(decodePayload(payload));
    });
    opening = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}; LISTEN ${toldChannel}`);
      await read(client);
    } catch (error) {
      void end(client);
      throw error;
    } finally {
      opening = undefined;
    }
    if (closed) return end(client);
    current = client;
    contact.enter('synced');
  };

  const reopen = async (): Promise<void> => {
    // A connection into nothing takes its time to fail.
    void contact.look();
    try {
      await open();
      retryMs = firstRetryMs;
    } catch {
      const answers = await contact.look();
      if (closed) return;
      if (answers) contact.enter('unsynced');
      retry = setTimeout(() => void reopen(), retryMs * (0.5 + Math.random() / 2)).unref();
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
  };

  await open();
  let reading: Promise<void> | undefined;
  const readNow = async (): Promise<void> => {
    const client = current;
    if (!client) return;
    // One that is under way may have begun too early.
    await reading;
    reading = read(client).catch((error: Error) => lose(client, error));
    await reading;
  };
  const timer = setInterval(() => void readNow(), readEveryMs).unref();

  return {
    ...contact,
    read: readNow,
    async close() {
      closed = true;
      contact.close();
      clearInterval(timer);
      clearTimeout(retry);
      await Promise.all([current, opening].map((client) => client && end(client)));
    },
  };
};

const createClient = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: readMs,
    application_name: 'schoolyard-listener',
  });

/** Ends a connection, whatever state it is in. */
const end = async (client: pg.Client): Promise<void> => {
  try {
    await client.end();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
};
