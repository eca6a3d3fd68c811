import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Area } from '#schemas/access/matrix.ts';
import { changedTag, schoolTag, sessionTag, windowTag } from '#schemas/sources/index.ts';
import { createCommits } from '../cache/testing/commits.ts';
import type { StreamBounds, Watcher } from './event-streams.ts';
import type { Neighbours } from './neighbours.ts';
import { createOfficeEvents } from './office-events.ts';

const bounds: StreamBounds = { ofAccount: 2, ofSchool: 3, inAll: 4 };

/** What nodes tell each other, at once. */
const createWire = () => {
  const nodes: { readonly listeners: Set<(text: string) => void> }[] = [];
  return {
    nodes,
    join(): Neighbours {
      const own = { listeners: new Set<(text: string) => void>() };
      nodes.push(own);
      return {
        async tell(text) {
          for (const node of nodes) if (node !== own) for (const listener of node.listeners) listener(text);
        },
        onTold(listener) {
          own.listeners.add(listener);
          return () => void own.listeners.delete(listener);
        },
      };
    },
  };
};

const start = (wire = createWire(), clock = { now: 0 }) => {
  const faults: unknown[] = [];
  const note = (fault: unknown): void => void faults.push(fault);
  const commits = createCommits();
  const hub = createOfficeEvents({
    invalidation: commits.invalidation(),
    neighbours: wire.join(),
    now: () => clock.now,
    log: { warn: note, error: note },
    bounds,
  });
  return { commits, hub, clock, faults };
};

const watcher = (given: Partial<Watcher> & { readonly areas?: readonly Area[] } = {}): Watcher => ({
  schoolId: 1,
  userId: 7,
  window: 'w',
  name: 'Rohini Lele',
  isOffice: true,
  maySee: (area) => (given.areas ?? ['/website', '/media', '/users']).includes(area),
  holds: async () => true,
  ...given,
});

const textOf = (body: Readable): string => String(body.read() ?? '');

/** The events that have come since it was last looked at. */
const read = (body: Readable): readonly (readonly [string, unknown])[] =>
  [...textOf(body).matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name = '', data = '']) => [
    name,
    JSON.parse(data) as unknown,
  ]);

describe('the stream of an open office', () => {
  it('says which item was changed, or which type where only that is known', () => {
    const { hub, commits } = start();
    const body = hub.open(watcher());
    read(body);
    commits.commit([changedTag(1, 'notice', 5), schoolTag(1, 'notice')]);
    commits.commit([schoolTag(1, 'banner')]);
    commits.commit([schoolTag(1, 'sessions'), 'written:1', 'school:1']);
    expect(read(body)).toEqual([
      ['changed', [{ group: 'Content', type: 'notice', id: 5 }]],
      ['changed', [{ group: 'Content', type: 'banner' }]],
    ]);
  });

  it('says that a whole type was changed where many of it were', () => {
    const { hub, commits } = start();
    const body = hub.open(watcher());
    read(body);
    commits.commit(Array.from({ length: 50 }, (_, id) => changedTag(1, 'notice', id)));
    expect(read(body)).toEqual([['changed', [{ group: 'Content', type: 'notice' }]]]);
  });

  it('tells of the areas that its session reads, and of no other school', () => {
    const { hub, commits } = start();
    const body = hub.open(watcher({ areas: ['/users'] }));
    read(body);
    commits.commit([changedTag(1, 'notice', 5), changedTag(2, 'user', 4)]);
    commits.commit([changedTag(1, 'notice', 6), changedTag(1, 'user', 9), changedTag(11, 'user', 3)]);
    expect(read(body)).toEqual([['changed', [{ group: 'Users', id: 9 }]]]);
  });

  it('tells a window nothing of its own call, and another window of the same person', () => {
    const { hub, commits } = start();
    const own = hub.open(watcher());
    const other = hub.open(watcher({ window: 'v' }));
    read(own);
    read(other);
    commits.commit([changedTag(1, 'notice', 5), windowTag('w')]);
    expect(read(own)).toEqual([]);
    expect(read(other)).toHaveLength(1);
  });

  it('takes the place of the same window’s before', async () => {
    const { hub, commits } = start();
    const before = hub.open(watcher());
    hub.move({ schoolId: 1, userId: 7, window: 'w', place: {} });
    const after = hub.open(watcher());
    await new Promise<void>((resolve) => before.resume().once('end', resolve));
    read(after);
    commits.commit([changedTag(1, 'notice', 5)]);
    expect(read(after)).toHaveLength(1);
  });

  it('says that anything may have been changed where that is not known', () => {
    const { hub, commits } = start();
    const body = hub.open(watcher());
    read(body);
    commits.flush();
    expect(read(body)).toEqual([['unknown', {}]]);
  });

  it('shows a sign of life, and ends at it once its session does not hold', async () => {
    const { hub } = start();
    let isHeld = true;
    const body = hub.open(watcher({ holds: async () => isHeld }));
    textOf(body);
    await hub.beat();
    expect(textOf(body)).toBe(':\n\n');
    isHeld = false;
    await hub.beat();
    textOf(body);
    expect(body.readableEnded || body.read() === null).toBe(true);
    await new Promise<void>((resolve) => body.resume().once('end', resolve));
  });

  it('ends at once where a sign-in of its school was ended and it was this one', async () => {
    const { hub, commits } = start();
    const kept = hub.open(watcher());
    const lost = hub.open(watcher({ userId: 8, holds: async () => false }));
    const ended = new Promise<void>((resolve) => lost.resume().once('end', resolve));
    commits.commit([sessionTag(1)]);
    await ended;
    commits.commit([changedTag(1, 'user', 8)]);
    expect(read(kept).at(-1)).toEqual(['changed', [{ group: 'Users', id: 8 }]]);
  });

  it('is kept, and said so, where it cannot be known whether its session holds', async () => {
    const { hub, commits, faults } = start();
    const body = hub.open(watcher({ holds: () => Promise.reject(new Error('No answer.')) }));
    read(body);
    await hub.beat();
    expect(faults).toHaveLength(1);
    commits.commit([changedTag(1, 'user', 8)]);
    expect(read(body)).toHaveLength(1);
  });

  it('is refused beyond the bounds of an account, a school and the server, and has room again after one', async () => {
    const { hub } = start();
    const open = (schoolId: number, userId: number, window = 'w') => hub.open(watcher({ schoolId, userId, window }));
    const first = open(1, 1);
    open(1, 1, 'v');
    expect(() => open(1, 1, 'u')).toThrow('too many windows');
    open(1, 2);
    expect(() => open(1, 3)).toThrow('too many windows');
    open(2, 1);
    expect(() => open(3, 1)).toThrow('too many windows');
    const closed = new Promise<void>((resolve) => first.once('close', resolve));
    first.destroy();
    await closed;
    expect(read(open(3, 1)).map(([name]) => name)).toEqual(['ready']);
  });

  it('ends with the server, and so does one that comes late', async () => {
    const { hub } = start();
    const bodies = [hub.open(watcher())];
    await hub.stop();
    bodies.push(hub.open(watcher()));
    for (const body of bodies) await new Promise<void>((resolve) => body.resume().once('end', resolve));
  });

  it('is given up where its browser takes nothing any more', async () => {
    const { hub, commits } = start();
    const body = hub.open(watcher());
    const closed = new Promise<void>((resolve) => body.once('close', resolve));
    for (let id = 0; id < 2000 && !body.destroyed; id++) commits.commit([changedTag(1, 'notice', id)]);
    expect(body.destroyed).toBe(true);
    await closed;
  });
});

describe('who has the office open', () => {
  const enter = (hub: ReturnType<typeof start>['hub'], given: Parameters<typeof watcher>[0]) => {
    const body = hub.open(watcher(given));
    expect(read(body)[0]).toEqual(['ready', {}]);
    return { body };
  };
  const schoolId = 1;
  const window = 'w';
  const rohini = { userId: 7, name: 'Rohini Lele' };
  const meera = { userId: 8, name: 'Meera Joshi' };

  it('is told to the others of the school who may read that area, until they leave', async () => {
    const { hub } = start();
    const her = enter(hub, rohini);
    const other = enter(hub, meera);
    const desk = enter(hub, { userId: 9, areas: ['/users'] });
    hub.move({ schoolId, userId: 7, window, place: { area: '/website', type: 'notice', id: 5 } });
    expect(read(other.body)).toEqual([['people', [{ ...rohini, type: 'notice', id: 5 }]]]);
    expect(read(her.body)).toEqual([]);
    expect(read(desk.body)).toEqual([]);
    const closed = new Promise<void>((resolve) => her.body.once('close', resolve));
    her.body.destroy();
    await closed;
    expect(read(other.body)).toEqual([['people', []]]);
  });

  it('has nobody of another school, and no family', () => {
    const { hub } = start();
    const her = enter(hub, rohini);
    const elsewhere = enter(hub, { ...meera, schoolId: 2 });
    const parent = enter(hub, { userId: 10, isOffice: false });
    hub.move({ schoolId, userId: 7, window, place: {} });
    hub.move({ schoolId, userId: 10, window, place: {} });
    hub.move({ schoolId: 2, userId: 8, window, place: {} });
    expect([read(her.body), read(elsewhere.body), read(parent.body)]).toEqual([[], [], []]);
  });

  it('is nobody whose window is not open', () => {
    const { hub } = start();
    const other = enter(hub, meera);
    enter(hub, rohini);
    hub.move({ schoolId, userId: 7, window: 'v', place: {} });
    hub.move({ schoolId: 2, userId: 7, window, place: {} });
    expect(read(other.body)).toEqual([]);
  });

  it('is known at every server, whichever is told, and goes with a server that falls silent', async () => {
    const wire = createWire();
    const clock = { now: 0 };
    const [first, second] = [start(wire, clock), start(wire, clock)];
    enter(first.hub, rohini);
    const other = enter(second.hub, meera);
    second.hub.move({ schoolId, userId: 7, window, place: { area: '/website' } });
    expect(read(other.body)).toEqual([['people', [rohini]]]);
    clock.now = 50_000;
    await first.hub.beat();
    clock.now = 100_000;
    await second.hub.beat();
    expect(read(other.body)).toEqual([]);
    clock.now = 110_000;
    await second.hub.beat();
    expect(read(other.body)).toEqual([['people', []]]);
    expect([first.faults, second.faults]).toEqual([[], []]);
  });

  it('is told at the end of a server', async () => {
    const wire = createWire();
    const [first, second] = [start(wire), start(wire)];
    enter(first.hub, rohini);
    const other = enter(second.hub, meera);
    first.hub.move({ schoolId, userId: 7, window, place: {} });
    read(other.body);
    await first.hub.stop();
    expect(read(other.body)).toEqual([['people', []]]);
  });

  it('says once that the other servers cannot be told', async () => {
    const faults: unknown[] = [];
    const hub = createOfficeEvents({
      invalidation: createCommits().invalidation(),
      neighbours: { tell: () => Promise.reject(new Error('No answer.')), onTold: () => () => undefined },
      now: () => 0,
      log: { warn: (fault: unknown) => void faults.push(fault), error: (fault: unknown) => void faults.push(fault) },
    });
    enter(hub, rohini);
    hub.move({ schoolId, userId: 7, window, place: {} });
    await hub.beat();
    await hub.beat();
    expect(faults).toHaveLength(1);
  });
});
