import type { ClientBase } from 'pg';
import { type CommitMark, readCommits } from './commit-log.ts';
import type { Notification } from './notifications.ts';

interface HeardOptions {
  /** This server, which knows of its own commits. */
  readonly node: string;
  /** Called with the tags of each commit of another server, once. */
  readonly apply: (tags: readonly string[]) => void;
  /** Called where it is unknown what was committed. */
  readonly flush: () => void;
}

/** The commits of other servers, by notification or from the log. */
export interface HeardCommits {
  receive(notification: Notification): void;
  /** Reads what was committed unheard, on a connection that listens. */
  catchUp(client: ClientBase): Promise<void>;
  /** Everything committed before it was applied here; undefined before the log was read. */
  mark(): CommitMark | undefined;
}

/**
 * Notifications may be lost with their connection, the log is complete but read only now and then: together they tell
 * of each commit soon and for certain.
 */
export const createHeardCommits = ({ node, apply, flush }: HeardOptions): HeardCommits => {
  let mark: CommitMark | undefined;
  /** Those heard of that are not before the mark. */
  let beyond = new Set<bigint>();
  const isKnown = (transaction: bigint): boolean =>
    beyond.has(transaction) || (mark !== undefined && transaction < mark.transaction);
  const receive = ({ node: sender, transaction, tags }: Notification): void => {
    if (sender === node) return;
    if (transaction !== undefined) {
      if (isKnown(transaction)) return;
      beyond.add(transaction);
    }
    if (tags === 'all') flush();
    else apply(tags);
  };
  return {
    receive,
    async catchUp(client) {
      const { mark: next, commits } = await readCommits(client, mark);
      if (commits) for (const commit of commits) receive(commit);
      else flush();
      mark = next;
      beyond = new Set([...beyond].filter((transaction) => transaction >= next.transaction));
    },
    mark: () => mark,
  };
};
