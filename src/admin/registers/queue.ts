import type { RegisterBody, RegisterRecord } from '#schemas/api/attendance/take.ts';

/** A register that was taken on this device, as it is to be sent. */
export interface TakenRegister {
  readonly body: Omit<RegisterBody, 'Submission'>;
  /** The version that it was made on. */
  readonly version: number;
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number;
  /** What the class is called, and how many are in it: for who has to be told without a network. */
  readonly className: string;
  readonly students: number;
}

/** How it stands: `conflict` and `refused` wait for a person, not for the network. */
type Standing =
  | { readonly state: 'waiting' }
  | { readonly state: 'conflict'; readonly theirs: RegisterRecord }
  | { readonly state: 'refused'; readonly text: string };

/** What the server knows it by: the key since it began to wait, and how often it was changed. */
interface Named {
  readonly key: string;
  readonly number: number;
}

export type WaitingRegister = TakenRegister & Named & Standing;

/** The registers of an account that wait on this device, in the order in which they are sent; one of each place. */
export type Queue = readonly WaitingRegister[];

type Place = Pick<RegisterBody, 'Class_Id' | 'Section_Id' | 'Date'> & Partial<Pick<RegisterBody, 'Part'>>;

/** The class, the day and its part. */
export const placeOf = ({ Class_Id, Section_Id, Date: date, Part = 'Full' }: Place): string =>
  `${Class_Id}-${Section_Id} ${date} ${Part}`;

export const findWaiting = (queue: Queue, place: string): WaitingRegister | undefined =>
  queue.find(({ body }) => placeOf(body) === place);

/**
 * Puts a register in. One of the same place is changed where it stands and keeps its key: the server may have taken
 * what was said before, and then the change stands on that.
 */
export const keepRegister = (queue: Queue, taken: TakenRegister, newKey: string): Queue => {
  const place = placeOf(taken.body);
  const before = findWaiting(queue, place);
  const named: Named = before ? { key: before.key, number: before.number + 1 } : { key: newKey, number: 1 };
  const now: WaitingRegister = { ...taken, ...named, state: 'waiting' };
  return before ? queue.map((one) => (one === before ? now : one)) : [...queue, now];
};

/** What came of sending one. Where there was no answer, nothing is known, and it goes on waiting. */
export type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'stale'; readonly theirs: RegisterRecord }
  | { readonly kind: 'refused'; readonly text: string };

/** Takes in what the server has said of one; of what was changed since it was sent, that says nothing. */
export const settleRegister = (queue: Queue, { key, number }: Named, outcome: Outcome): Queue => {
  const sent = queue.find((one) => one.key === key && one.number === number);
  if (!sent) return queue;
  if (outcome.kind === 'taken') return queue.filter((one) => one !== sent);
  return queue.map((one) => (one === sent ? standing(one, outcome) : one));
};

const standing = (
  { body, version, at, className, students, key, number }: WaitingRegister,
  outcome: Exclude<Outcome, { readonly kind: 'taken' }>,
): WaitingRegister => ({
  ...{ body, version, at, className, students, key, number },
  ...(outcome.kind === 'stale'
    ? { state: 'conflict', theirs: outcome.theirs }
    : { state: 'refused', text: outcome.text }),
});

/** Lets one that was refused be sent once more: what the server refused it for may be mended. */
export const retryRegister = (queue: Queue, place: string): Queue =>
  queue.map((one) => {
    if (one.state !== 'refused' || placeOf(one.body) !== place) return one;
    const { text: _, ...rest } = one;
    return { ...rest, state: 'waiting' };
  });

/** Takes one out: a person has decided for what the server has. */
export const dropRegister = (queue: Queue, place: string): Queue => queue.filter(({ body }) => placeOf(body) !== place);

/** What is sent next, of those that were not tried in this round. */
export const nextRegister = (queue: Queue, tried: ReadonlySet<string> = new Set()): WaitingRegister | undefined =>
  queue.find((one) => one.state === 'waiting' && !tried.has(nameOf(one)));

export const nameOf = ({ key, number }: Named): string => `${key} ${number}`;

/** Without what the server has said of other people: what may lie on a device while nobody is logged in. */
export const withoutAnswers = (queue: Queue): Queue =>
  queue.map((one) => {
    if (one.state !== 'conflict') return one;
    const { theirs: _, ...rest } = one;
    return { ...rest, state: 'waiting' };
  });
