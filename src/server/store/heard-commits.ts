import type { ClientBase } from 'pg';
import { type CommitMark, readCommits } from './commit-log.ts';
import type { Notification } from './notifications.ts';

interface HeardOptions {
  /** This server: of its own commits it hears by `own`, or where an answer was lost, from the log. */
  readonly node: string;
  /** Called with the tags of each commit that was not heard of before. */
  readonly apply: (tags: readonly string[]) => void;
  /** Called where it is unknown what was committed. */
  readonly flush: () => void;
}

/** The commits of other servers, by notification or from the log. */
export interface HeardCommits {
  receive(notification: Notification): void;
  /** Takes notice of a commit of this server, which it has announced itself. */
  own(transaction: bigint): void;
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
    own: (transaction) => void beyond.add(transaction),
    async catchUp(client) {
      const { mark: next, commits } = await readCommits(client, mark);
      if (commits) for (const commit of commits) if (!isKnown(commit.transaction)) receive({ ...commit, node: '' });
      mark = next;
      // In another past, the same numbers are other commits.
      beyond = new Set(commits ? [...beyond].filter((transaction) => transaction >= next.transaction) : []);
      if (!commits) flush();
    },
    mark: () => mark,
  };
};
