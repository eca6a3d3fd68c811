import { constants, fstatSync, openSync } from 'node:fs';
import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino';

/** A name that may be shown; a secret that stands where a name does is longer. */
const shownName = /^[a-z_][\w.-]{0,23}$/i;
const maxNames = 20;

/**
 * A text without what looks like a secret of ours: long with small and capital letters and digits, as in a link whose
 * `?` was lost; or digits of a length that people's numbers have and ids do not.
 */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[\w-]{32,}/g, (part) => (/[a-z]/.test(part) && /[A-Z]/.test(part) && /\d/.test(part) ? '…' : part))
    .replace(/\d{10,}/g, '…');

/** A request's address as the log may hold it: its path and the names of its parameters, and nothing that is in them. */
const loggedUrl = (url: string): string => {
  const [, path = '', query] = /^(.*?)(?:(?:\?|%3f)(.*))?$/is.exec(url) ?? [];
  const shown = withoutSecrets(path.replace(/\/\/[^/@]*@/, '//'));
  if (query === undefined) return shown;
  const names = query
    .split('&')
    .slice(0, maxNames)
    .map((part) => part.split('=', 1)[0] ?? '');
  return `${shown}?${names.map((name) => (shownName.test(name) ? `${name}=…` : '…')).join('&')}`;
};

/** What belongs to an error is near it; further off is what it happened to, such as a whole connection. */
const maxDepth = 3;

/** A value without the queries of addresses, and without secrets, in any of its texts. */
const withoutQueries = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string')
    return withoutSecrets(value.replace(/(?:\?|%3f)[^\s"'`<>()]+/gi, (query) => (query.includes('=') ? '?…' : query)));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((inner) => withoutQueries(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutQueries(inner, depth + 1)]));
};

/** Bytes of lines that wait for an output that takes none; lines after that are left out. */
const maxWaiting = 4 * 1024 * 1024;

/**
 * A pipe in a mode of its own, in which no write waits for whoever reads. What else an output can be does not wait, or,
 * as the socket of a service manager, cannot be opened again.
 */
const withoutWaiting = (descriptor: number): number => {
  if (!fstatSync(descriptor).isFIFO()) return descriptor;
  try {
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return descriptor;
  }
};

/** An output that may be full, on a full disk, or closed: that costs lines of the log, and never an answer. */
const openOutput = (descriptor: number): DestinationStream => {
  let isStuck = false;
  const output = pino.destination({
    dest: withoutWaiting(descriptor),
    sync: false,
    maxLength: maxWaiting,
    retryEAGAIN() {
      isStuck = true;
      return true;
    },
  });
  output.on('error', () => {
    isStuck = true;
  });
  output.on('write', () => {
    isStuck = false;
  });
  // What waits is written at the exit, for as long as that takes: here, for ever.
  process.prependListener('exit', () => {
    if (isStuck) output.destroy();
  });
  return output;
};

/**
 * A log of JSON lines on a file descriptor, standard output by default, or into a stream. What is logged as `url`, `req`
 * or `err` holds no link's secret: whatever a line is written for, these are the places in which one could come.
 */
export const createLog = (level: LevelWithSilent, to: number | DestinationStream = 1): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: {
        url: (url: unknown) => (typeof url === 'string' ? loggedUrl(url) : undefined),
        req: ({ method, url }: { readonly method?: string; readonly url?: string }) => ({
          method,
          url: loggedUrl(url ?? ''),
        }),
        err: (error: unknown) => withoutQueries(error instanceof Error ? stdSerializers.err(error) : error),
      },
    },
    typeof to === 'number' ? openOutput(to) : to,
  );
