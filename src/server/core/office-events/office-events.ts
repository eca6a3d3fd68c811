import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { type ChangedTags, sessionTag, windowTag } from '#schemas/sources/tags.ts';
import type { Invalidation } from '../cache/invalidation.ts';
import { createEventStreams, type EventStream, type StreamBounds, streamId, type Watcher } from './event-streams.ts';
import { createNeighbourhood, type Neighbours } from './neighbours.ts';
import { createPresence, type Move, type PresenceMessage } from './presence.ts';
import { readChanges } from './read-changes.ts';

/** The offices that are open in browsers: tells them what is committed, and who else is there. */
export interface OfficeEventsHub {
  /** The bytes of a stream of events, which goes on until either side ends it. Errors: `TOO_MANY_WINDOWS`. */
  open(watcher: Watcher): Readable;
  /** Takes note of what somebody has open in the window of a stream, which may be another server's. */
  move(move: Move): void;
  /** What is due every twenty seconds: signs of life, ended sessions, servers that are gone. */
  beat(): Promise<void>;
  /** Ends all streams, and whatever goes on by itself. */
  stop(): Promise<void>;
}

interface Options {
  readonly invalidation: Invalidation;
  readonly neighbours: Neighbours;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly bounds?: StreamBounds;
}

const beatMs = 20_000;
/** Somebody of another server is gone after as many beats without a word of it. */
const silentBeats = 3;
/** A browser has six connections to a host, unless a proxy speaks HTTP/2 with it. */
const defaultBounds: StreamBounds = { ofAccount: 8, ofSchool: 200, inAll: 2000 };

export const createOfficeEvents = (options: Options): OfficeEventsHub => {
  const { invalidation, now, log, bounds = defaultBounds } = options;
  const presence = createPresence({ now, silentMs: silentBeats * beatMs });
  /** The people that each stream was last told of, as text. */
  const shown = new WeakMap<EventStream, string>();
  let hasStopped = false;

  const showPeople = (schoolId: number): void => {
    for (const stream of streams.of(schoolId)) {
      const people = presence.seenBy(stream.watcher);
      const text = JSON.stringify(people);
      if (text === (shown.get(stream) ?? '[]')) continue;
      shown.set(stream, text);
      stream.send('people', people);
    }
  };
  const leave = (stream: string): void => {
    const left = presence.leave(stream);
    if (left) showPeople(left.schoolId);
  };
  const streams = createEventStreams(bounds, ({ id }) => {
    leave(id);
    if (!hasStopped) void others.tellGone([id]);
  });
  /** Whether the window is of this server. */
  const moveHere = (move: Move): boolean => {
    const stream = streams.get(streamId(move));
    if (!stream) return false;
    const { isOffice, schoolId, userId, name } = stream.watcher;
    if (!isOffice) return true;
    const present = { ...move.place, stream: stream.id, schoolId, userId, name };
    presence.put(present);
    showPeople(schoolId);
    void others.tellHere([present]);
    return true;
  };
  const others = createNeighbourhood(options, (message: PresenceMessage) => {
    if (message.kind === 'move') moveHere(message.move);
    else if (message.kind === 'gone') for (const stream of message.streams) leave(stream);
    else {
      for (const one of message.people) presence.hear(one);
      for (const schoolId of new Set(message.people.map((one) => one.schoolId))) showPeople(schoolId);
    }
  });
  const endWithoutSession = async (checked: readonly EventStream[]): Promise<void> => {
    for (const stream of checked) {
      try {
        if (!(await stream.watcher.holds())) stream.end();
      } catch (err) {
        log.error({ err }, 'It cannot be known whether a session holds.');
      }
    }
  };
  const beat = async (): Promise<void> => {
    for (const stream of streams.all()) stream.beat();
    for (const schoolId of presence.expire()) showPeople(schoolId);
    void others.tellHere(presence.own());
    await endWithoutSession(streams.all());
  };

  invalidation.register({
    invalidate(tags) {
      sendChanges(streams.all(), tags);
      const ended = streams.all().filter(({ watcher }) => tags.has(sessionTag(watcher.schoolId)));
      void endWithoutSession(ended);
    },
    clear() {
      for (const stream of streams.all()) stream.send('unknown', {});
    },
  });
  const timer = setInterval(() => void beat(), beatMs).unref();
  return {
    open(watcher) {
      const stream = streams.open(watcher);
      stream.send('ready', {});
      showPeople(watcher.schoolId);
      if (hasStopped) stream.end();
      return stream.body;
    },
    move(move) {
      if (!moveHere(move)) void others.tellMove(move);
    },
    beat,
    async stop() {
      hasStopped = true;
      clearInterval(timer);
      const ended = streams.all();
      for (const stream of ended) stream.end();
      await others.tellGone(ended.map(({ id }) => id));
      others.stop();
    },
  };
};

const sendChanges = (streams: readonly EventStream[], tags: ChangedTags): void => {
  if (streams.length === 0) return;
  const { ofSchools, ofAll } = readChanges(tags.all);
  for (const stream of streams) {
    const { schoolId, window, maySee } = stream.watcher;
    // It has the answer to its own call.
    if (tags.has(windowTag(window))) continue;
    const changes = [...ofAll, ...(ofSchools.get(schoolId) ?? [])].filter(({ area }) => maySee(area));
    if (changes.length > 0)
      stream.send(
        'changed',
        changes.map(({ change }) => change),
      );
  }
};
