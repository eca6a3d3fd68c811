/** The channel on which nodes announce commits; PostgreSQL separates those of its databases. */
export const channel = 'schoolyard_commits';

/** The channel on which nodes tell each other what is no commit, and may be lost. */
export const toldChannel = 'schoolyard_told';

/** What a node sends to the others about one commit: the tags that it touched, or that they are too many to name. */
export interface Notification {
  /** The node that committed. */
  readonly node: string;
  readonly tags: readonly string[] | 'all';
  /** The commit, where nothing more is sent about it. */
  readonly transaction?: bigint | undefined;
}

/** PostgreSQL refuses a payload of 8,000 bytes or more. */
const maxPayloadBytes = 7_900;
/** A commit that would take more is sent as "all". */
const maxPayloads = 16;

/** A commit's tags as payloads, each short enough to be sent. */
export const encodeTags = (node: string, tags: readonly string[]): string[] => {
  const encode = (part: Notification['tags']): string => JSON.stringify({ node, tags: part } satisfies Notification);
  const parts: string[][] = [];
  let room = 0;
  for (const tag of tags) {
    // The comma, next to the quotes that JSON puts around it.
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes > room) {
      room = maxPayloadBytes - Buffer.byteLength(encode([]));
      if (bytes > room || parts.length === maxPayloads) return [encode('all')];
      parts.push([]);
    }
    parts.at(-1)?.push(tag);
    room -= bytes;
  }
  return parts.map(encode);
};

/** The payload that says that everything is stale. */
export const encodeAll = (node: string): string => JSON.stringify({ node, tags: 'all' } satisfies Notification);

/** Decodes a payload; one that no node has written counts as "all" of an unknown node. */
export const decodePayload = (payload: string): Notification => {
  const unknown: Notification = { node: '', tags: 'all' };
  const [, number, json = payload] = /^(\d{1,20}) (.*)$/s.exec(payload) ?? [];
  try {
    const { node, tags } = JSON.parse(json) as Partial<Notification>;
    if (typeof node !== 'string') return unknown;
    const transaction = number === undefined ? undefined : BigInt(number);
    return { node, tags: Array.isArray(tags) ? tags.map(String) : 'all', transaction };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return unknown;
    throw error;
  }
};

/** A text of a node, as it is sent to the others. */
export const encodeTold = (node: string, text: string): string => `${node} ${text}`;

/** What another node has sent; undefined where it is of this one. */
export const decodeTold = (node: string, payload: string): string | undefined => {
  const end = payload.indexOf(' ');
  return payload.slice(0, end) === node ? undefined : payload.slice(end + 1);
};
