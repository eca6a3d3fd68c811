import type { Logger } from 'pino';
import type { Move, PresenceMessage, Present } from './presence.ts';

/** The other servers over the same database; there may be none. */
export interface Neighbours {
  /** Sends them a text that nobody keeps, of at most 7,900 bytes. */
  tell(text: string): Promise<void>;
  /** Calls back with each text that one of them has sent; the result unsubscribes. */
  onTold(listener: (text: string) => void): () => void;
}

/** What is told to them, and heard of them. */
export interface Neighbourhood {
  tellHere(people: readonly Present[]): Promise<void>;
  tellGone(streams: readonly string[]): Promise<void>;
  tellMove(move: Move): Promise<void>;
  stop(): void;
}

interface Options {
  readonly neighbours: Neighbours;
  readonly log: Pick<Logger, 'warn'>;
}

/** As many as fit into one message, with the longest names. */
const most = { people: 15, streams: 150 };
const maxNameLength = 100;

export const createNeighbourhood = (
  { neighbours, log }: Options,
  receive: (message: PresenceMessage) => void,
): Neighbourhood => {
  let isAway = false;
  const tell = async (message: PresenceMessage): Promise<void> => {
    try {
      await neighbours.tell(JSON.stringify(message));
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'Other servers cannot be told who has the office open.');
      isAway = true;
    }
  };
  const stop = neighbours.onTold((text) => receive(JSON.parse(text) as PresenceMessage));
  return {
    async tellHere(people) {
      const named = people.map((one) => ({ ...one, name: one.name.slice(0, maxNameLength) }));
      for (const part of partsOf(named, most.people)) await tell({ kind: 'here', people: part });
    },
    async tellGone(streams) {
      for (const part of partsOf(streams, most.streams)) await tell({ kind: 'gone', streams: part });
    },
    tellMove: (move) => tell({ kind: 'move', move }),
    stop,
  };
};

const partsOf = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
