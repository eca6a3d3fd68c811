import pg from 'pg';
import type { Logger } from 'pino';
import { channel, decodePayload, type Notification } from './notifications.ts';

export interface ListenerOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Called with each notification, this node's own among them, in the order of the commits. */
  receive(notification: Notification): void;
  /** Called when the connection is lost, and once more when it is back: what was committed meanwhile is unknown. */
  flush(): void;
}

/** A connection of its own that receives the commits of all nodes. */
export interface Listener {
  /** Whether commits are received at present. */
  isSynced(): boolean;
  close(): Promise<void>;
}

const connectMs = 10_000;
/** How often a silent connection is checked, and how long it may take to answer. */
const pingEveryMs = 10_000;
const pingMs = 5_000;
const firstRetryMs = 50;
const maxRetryMs = 1_000;

/** Resolves once commits are received; from then on a lost connection is reopened until it works. */
export const openListener = async ({ connectionString, log, receive, flush }: ListenerOptions): Promise<Listener> => {
  let current: pg.Client | undefined;
  let opening: pg.Client | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let retry: NodeJS.Timeout | undefined;

  const lose = (client: pg.Client, err: Error | undefined): void => {
    if (client !== current) return;
    current = undefined;
    void end(client);
    if (closed) return;
    log.warn({ err }, 'The connection for commit notifications was lost. Nothing is cached until it is back.');
    flush();
    reopenLater();
  };

  const open = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: pingMs,
      application_name: 'schoolyard-listener',
    });
    client.on('error', (err) => lose(client, err));
    client.on('end', () => lose(client, undefined));
    client.on('notification', ({ payload = '' }) => receive(decodePayload(payload)));
    opening = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void end(client);
      throw error;
    } finally {
      opening = undefined;
    }
    if (closed) return end(client);
    current = client;
  };

  const reopenLater = (): void => {
    retry = setTimeout(() => void reopen(), retryMs * (0.5 + Math.random())).unref();
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  };

  const reopen = async (): Promise<void> => {
    try {
      await open();
    } catch (err) {
      log.debug({ err }, 'The connection that tells of commits could not be opened again.');
      if (!closed) reopenLater();
      return;
    }
    if (closed) return;
    retryMs = firstRetryMs;
    flush();
    log.info('The connection for commit notifications is back.');
  };

  await open();
  // A network that swallows everything ends no connection.
  const ping = setInterval(() => {
    const checked = current;
    checked?.query('SELECT 1').catch((err: Error) => lose(checked, err));
  }, pingEveryMs).unref();

  return {
    isSynced: () => current !== undefined,
    async close() {
      closed = true;
      clearInterval(ping);
      clearTimeout(retry);
      await Promise.all([current, opening].map((client) => client && end(client)));
    },
  };
};

/** Ends a connection, whatever state it is in. */
const end = async (client: pg.Client): Promise<void> => {
  try {
    await client.end();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
};
