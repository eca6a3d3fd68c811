import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisterRecord } from '#schemas/api/attendance/take.ts';
import { judgeSubmission, withSubmission } from '#server/domains/attendance/submissions.ts';
import type { TakenSubmission } from '#server/store/schema.ts';
import {
  dropRegister,
  findWaiting,
  keepRegister,
  nextRegister,
  placeOf,
  type Queue,
  retryRegister,
  settleRegister,
  type TakenRegister,
  type WaitingRegister,
} from './queue.ts';

/** A register as the server has it: what it says is the mark of one student. */
interface Stored {
  readonly version: number;
  readonly submissions: readonly TakenSubmission[];
  readonly mark: string;
}

interface Phone {
  readonly queue: Queue;
  /** What its teacher has seen of each register. */
  readonly seen: ReadonlyMap<number, number>;
}

const classes = [1, 2];
const phones = ['A', 'B'] as const;
type PhoneName = (typeof phones)[number];

const takenOf = (classId: number, mark: string, version: number): TakenRegister => ({
  body: {
    Class_Id: classId,
    Section_Id: 1,
    Date: '2026-11-20',
    Part: 'Full',
    Marks: [{ Student_Id: 1, Status: 'A', Reason: mark }],
  },
  version,
  at: 0,
  className: `Class ${classId}`,
  students: 1,
});

const markOf = ({ body }: TakenRegister): string => body.Marks[0]?.Reason ?? '';

/** What happens: somebody takes a register; a request gets there or not, its answer gets back or not; one comes late. */
type Step =
  | { readonly kind: 'take'; readonly phone: PhoneName; readonly classId: number }
  | { readonly kind: 'send'; readonly phone: PhoneName; readonly arrives: boolean; readonly isAnswered: boolean }
  | { readonly kind: 'late'; readonly at: number }
  | { readonly kind: 'correct'; readonly classId: number }
  | { readonly kind: 'decide'; readonly phone: PhoneName; readonly isMine: boolean };

const phone = fc.constantFrom(...phones);
const classId = fc.constantFrom(...classes);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), phone, classId }),
  fc.record({ kind: fc.constant('send' as const), phone, arrives: fc.boolean(), isAnswered: fc.boolean() }),
  fc.record({ kind: fc.constant('late' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('correct' as const), classId }),
  fc.record({ kind: fc.constant('decide' as const), phone, isMine: fc.boolean() }),
);

/** Two phones and a server, with the rules that both have. */
const createWorld = () => {
  const stored = new Map(classes.map((id): [number, Stored] => [id, { version: 0, submissions: [], mark: '' }]));
  const state = new Map(phones.map((name): [PhoneName, Phone] => [name, { queue: [], seen: new Map() }]));
  /** Every request that was ever under way: a network may bring it twice. */
  const requests: WaitingRegister[] = [];
  /** What each version of each register was made by. */
  const written: string[] = [];
  /** What people have given up in a conflict, or changed before it was sent. */
  const givenUp = new Set<string>();
  let marks = 0;
  let keys = 0;

  const of = (name: PhoneName): Phone => state.get(name) ?? { queue: [], seen: new Map() };
  const storedOf = (id: number): Stored => stored.get(id) ?? { version: 0, submissions: [], mark: '' };
  const setQueue = (name: PhoneName, queue: Queue): void => void state.set(name, { ...of(name), queue });
  const write = (id: number, mark: string, submissions: readonly TakenSubmission[]): void => {
    stored.set(id, { version: storedOf(id).version + 1, submissions, mark });
    written.push(mark);
  };

  const receive = (sent: WaitingRegister) => {
    const id = sent.body.Class_Id;
    const before = storedOf(id);
    const submission = { Key: sent.key, Number: sent.number };
    const judged = judgeSubmission(before, { expected: sent.version, submission });
    if (judged === 'stale') return { kind: 'stale', theirs: { Version: before.version } as RegisterRecord } as const;
    if (judged === 'new')
      write(id, markOf(sent), withSubmission({ ...before, version: before.version + 1 }, submission));
    return { kind: 'taken' } as const;
  };

  const take = (name: PhoneName, id: number): void => {
    const { queue, seen } = of(name);
    const waiting = findWaiting(queue, placeOf(takenOf(id, '', 0).body));
    // Who sees a conflict decides it first.
    if (waiting?.state === 'conflict') return;
    if (waiting) givenUp.add(markOf(waiting));
    const mark = `${name}${++marks}`;
    const version = waiting?.version ?? seen.get(id) ?? 0;
    setQueue(name, keepRegister(queue, takenOf(id, mark, version), `key ${++keys}`));
  };

  const sendOne = (name: PhoneName, { arrives, isAnswered }: { arrives: boolean; isAnswered: boolean }): void => {
    const next = nextRegister(of(name).queue);
    if (!next) return;
    requests.push(next);
    if (!arrives) return;
    const outcome = receive(next);
    if (!isAnswered) return;
    setQueue(name, settleRegister(of(name).queue, next, outcome));
    const id = next.body.Class_Id;
    if (outcome.kind === 'taken')
      state.set(name, { ...of(name), seen: new Map([...of(name).seen, [id, storedOf(id).version]]) });
  };

  const decide = (name: PhoneName, isMine: boolean): void => {
    const { queue, seen } = of(name);
    const asked = queue.find(({ state: standing }) => standing === 'conflict');
    if (asked?.state !== 'conflict') return;
    const { theirs, body } = asked;
    if (isMine) {
      setQueue(name, keepRegister(queue, { ...asked, version: theirs.Version }, `key ${++keys}`));
      return;
    }
    givenUp.add(markOf(asked));
    state.set(name, {
      queue: dropRegister(queue, placeOf(body)),
      seen: new Map([...seen, [body.Class_Id, theirs.Version]]),
    });
  };

  return {
    storedOf,
    of,
    written,
    givenUp,
    marks: () => marks,
    run(one: Step): void {
      if (one.kind === 'take') take(one.phone, one.classId);
      else if (one.kind === 'send') sendOne(one.phone, one);
      else if (one.kind === 'decide') decide(one.phone, one.isMine);
      else if (one.kind === 'correct') {
        const { submissions } = storedOf(one.classId);
        write(one.classId, `office${++marks}`, submissions);
        givenUp.add(`office${marks}`);
      } else {
        const late = requests[one.at % Math.max(requests.length, 1)];
        if (late) receive(late);
      }
    },
    /** The network is back, and people decide. */
    settle(isMine: boolean): void {
      for (let round = 0; phones.some((name) => of(name).queue.length > 0); round++) {
        if (round > 100) throw new Error('It does not come to an end.');
        for (const name of phones) {
          sendOne(name, { arrives: true, isAnswered: true });
          decide(name, isMine);
        }
      }
    },
  };
};

describe('the registers that wait on a device', () => {
  it('are all taken, each once, whatever cuts, repeats, corrections and conflicts come in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isMine) => {
        const world = createWorld();
        for (const one of steps) world.run(one);
        world.settle(isMine);
        const { written, givenUp } = world;
        // Nothing is taken twice.
        expect(new Set(written).size).toBe(written.length);
        // Nothing is lost, unless a person has changed it or given it up.
        const taken = Array.from({ length: world.marks() }, (_, at) => at + 1);
        const known = new Set([...written, ...givenUp].map((mark) => Number(mark.replace(/^\D+/, ''))));
        expect(taken.filter((number) => !known.has(number))).toEqual([]);
        // What comes late changes nothing any more.
        const before = classes.map((id) => world.storedOf(id).mark);
        for (let at = 0; at < 100; at++) world.run({ kind: 'late', at });
        expect(classes.map((id) => world.storedOf(id).mark)).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('end in the same register, whichever of the same requests were cut', () => {
    const cut = fc.array(fc.record({ arrives: fc.boolean(), isAnswered: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(cut, fc.array(classId, { minLength: 1, maxLength: 6 }), (cuts, takes) => {
        const world = createWorld();
        for (const [at, id] of takes.entries()) {
          world.run({ kind: 'take', phone: 'A', classId: id });
          for (const { arrives, isAnswered } of cuts.slice(at * 2, at * 2 + 2))
            world.run({ kind: 'send', phone: 'A', arrives, isAnswered });
        }
        world.settle(true);
        const last = classes.map((id) => {
          const at = takes.lastIndexOf(id);
          return at < 0 ? '' : `A${at + 1}`;
        });
        expect(classes.map((id) => world.storedOf(id).mark)).toEqual(last);
      }),
    );
  });

  it('stand in the order in which they were taken, and what a person must decide holds up none', () => {
    let queue: Queue = [];
    for (const id of [1, 2, 3]) queue = keepRegister(queue, takenOf(id, `${id}`, 0), `key ${id}`);
    queue = keepRegister(queue, takenOf(1, 'changed', 0), 'another');
    expect(queue.map((one) => [markOf(one), one.key, one.number])).toEqual([
      ['changed', 'key 1', 2],
      ['2', 'key 2', 1],
      ['3', 'key 3', 1],
    ]);
    // The answer to what was said before says nothing about what is said now.
    expect(settleRegister(queue, { key: 'key 1', number: 1 }, { kind: 'taken' })).toBe(queue);
    queue = settleRegister(queue, { key: 'key 1', number: 2 }, { kind: 'refused', text: 'It is a holiday.' });
    expect(nextRegister(queue)?.key).toBe('key 2');
  });

  it('are sent once more as they were, where somebody asks for one that was refused', () => {
    let queue: Queue = [];
    for (const id of [1, 2]) queue = keepRegister(queue, takenOf(id, `${id}`, 0), `key ${id}`);
    const [first, second] = queue;
    for (const name of ['key 1', 'key 2'])
      queue = settleRegister(queue, { key: name, number: 1 }, { kind: 'refused', text: 'It is a holiday.' });
    expect(nextRegister(queue)).toBeUndefined();
    queue = retryRegister(queue, placeOf(takenOf(2, '', 0).body));
    expect(nextRegister(queue)).toEqual(second);
    expect(queue[0]).toEqual({ ...first, state: 'refused', text: 'It is a holiday.' });
  });
});
