import { Readable } from 'node:stream';
import type { Area } from '#schemas/access/matrix.ts';
import type { OfficeEvents } from '#schemas/office-events.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** A window of the office that is open in a browser. */
export interface OfficeWindow {
  readonly schoolId: number;
  readonly userId: number;
  /** The name that the window gives itself. */
  readonly window: string;
}

/** The name of a window among those of all accounts. */
export const streamId = ({ schoolId, userId, window }: OfficeWindow): string => `${schoolId}:${userId}:${window}`;

/** Whose window it is. */
export interface Watcher extends OfficeWindow {
  readonly name: string;
  /** Whether they work at the school: families are told of changes, and not of who is there. */
  readonly isOffice: boolean;
  /** Whether they may read all of an area. */
  maySee(area: Area): boolean;
  /** Whether the session still holds, with the same rights. */
  holds(): Promise<boolean>;
}

/** An open office. */
export interface EventStream {
  readonly id: string;
  readonly watcher: Watcher;
  /** What is sent to the browser. */
  readonly body: Readable;
  send<Name extends keyof OfficeEvents>(name: Name, data: OfficeEvents[Name]): void;
  /** Keeps the connection from being taken for a dead one. */
  beat(): void;
  end(): void;
}

/** How many may be open at a server. */
export interface StreamBounds {
  readonly ofAccount: number;
  readonly ofSchool: number;
  readonly inAll: number;
}

export interface EventStreams {
  /** Takes the place of the same window's stream before. Errors: `TOO_MANY_WINDOWS`. */
  open(watcher: Watcher): EventStream;
  get(id: string): EventStream | undefined;
  all(): readonly EventStream[];
  of(schoolId: number): readonly EventStream[];
}

/** After how long a browser asks again where a stream has ended, in milliseconds. */
const retryMs = 3000;
/** What a browser has not taken of a stream; who is behind by more begins anew. */
const mostBytesBehind = 64 * 1024;

/** `onClose` is called once a stream has ended, from either side. */
export const createEventStreams = (bounds: StreamBounds, onClose: (stream: EventStream) => void): EventStreams => {
  const streams = new Map<string, EventStream>();
  const all = (): readonly EventStream[] => [...streams.values()];
  const requireRoom = ({ schoolId, userId }: Watcher): void => {
    const school = all().filter(({ watcher }) => watcher.schoolId === schoolId);
    const own = school.filter(({ watcher }) => watcher.userId === userId);
    if (own.length >= bounds.ofAccount || school.length >= bounds.ofSchool || streams.size >= bounds.inAll)
      throw new AppError('TOO_MANY_WINDOWS');
  };
  return {
    open(watcher) {
      const id = streamId(watcher);
      const before = streams.get(id);
      if (!before) requireRoom(watcher);
      before?.end();
      const stream = createStream(id, watcher);
      streams.set(id, stream);
      stream.body.once('close', () => {
        if (streams.get(id) !== stream) return;
        streams.delete(id);
        onClose(stream);
      });
      return stream;
    },
    get: (id) => streams.get(id),
    all,
    of: (schoolId) => all().filter(({ watcher }) => watcher.schoolId === schoolId),
  };
};

const createStream = (id: string, watcher: Watcher): EventStream => {
  const body = new Readable({ read: () => undefined });
  let hasEnded = false;
  const write = (text: string): void => {
    if (hasEnded || body.destroyed) return;
    if (body.readableLength > mostBytesBehind) body.destroy();
    else body.push(text);
  };
  write(`retry: ${retryMs}\n\n`);
  return {
    id,
    watcher,
    body,
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end() {
      if (!body.destroyed && !hasEnded) body.push(null);
      hasEnded = true;
    },
  };
};
