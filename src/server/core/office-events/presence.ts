import type { OfficePlace, PresentPerson } from '#schemas/office-events.ts';
import type { OfficeWindow, Watcher } from './event-streams.ts';

/** Somebody who has the office open in one window. */
export interface Present extends OfficePlace {
  /** The stream of the window. */
  readonly stream: string;
  readonly schoolId: number;
  readonly userId: number;
  readonly name: string;
}

/** Who goes where: the window may be another server's. */
export interface Move extends OfficeWindow {
  readonly place: OfficePlace;
}

/** What servers tell each other. */
export type PresenceMessage =
  | { readonly kind: 'here'; readonly people: readonly Present[] }
  | { readonly kind: 'gone'; readonly streams: readonly string[] }
  | { readonly kind: 'move'; readonly move: Move };

/** Who has the office open, here and at other servers. */
export interface Presence {
  /** Puts somebody of this server in a place; they stay until they leave. */
  put(present: Present): void;
  /** Puts somebody of another server in a place; they go where that server does not say so again in time. */
  hear(present: Present): void;
  leave(stream: string): Present | undefined;
  /** Those of this server. */
  own(): readonly Present[];
  /** Removes those of servers that say nothing any more; gives their schools. */
  expire(): ReadonlySet<number>;
  /** Everybody else of the school whose place may be seen. */
  seenBy(watcher: Pick<Watcher, 'schoolId' | 'userId' | 'isOffice' | 'maySee'>): readonly PresentPerson[];
}

interface Options {
  readonly now: () => number;
  /** For how long somebody of another server is there without a word of it, in milliseconds. */
  readonly silentMs: number;
}

interface Known {
  readonly present: Present;
  readonly until: number;
}

export const createPresence = ({ now, silentMs }: Options): Presence => {
  const known = new Map<string, Known>();
  const all = (): readonly Known[] => [...known.values()];
  return {
    put: (present) => void known.set(present.stream, { present, until: Number.POSITIVE_INFINITY }),
    hear(present) {
      // Of those here, this server knows best.
      if (known.get(present.stream)?.until === Number.POSITIVE_INFINITY) return;
      known.set(present.stream, { present, until: now() + silentMs });
    },
    leave(stream) {
      const left = known.get(stream)?.present;
      known.delete(stream);
      return left;
    },
    own: () => all().flatMap(({ present, until }) => (until === Number.POSITIVE_INFINITY ? [present] : [])),
    expire() {
      const gone = all().filter(({ until }) => until <= now());
      for (const { present } of gone) known.delete(present.stream);
      return new Set(gone.map(({ present }) => present.schoolId));
    },
    seenBy({ schoolId, userId, isOffice, maySee }) {
      if (!isOffice) return [];
      return all()
        .map(({ present }) => present)
        .filter(
          (one) => one.schoolId === schoolId && one.userId !== userId && (one.area === undefined || maySee(one.area)),
        )
        .map(({ userId: id, name, type, id: item }) => ({
          userId: id,
          name,
          ...(type === undefined ? {} : { type }),
          ...(item === undefined ? {} : { id: item }),
        }));
    },
  };
};
