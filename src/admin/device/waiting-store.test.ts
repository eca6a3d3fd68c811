import { describe, expect, it } from 'vitest';
import { createWaitingStore } from './waiting-store.ts';

/** A device that can be full, or lose its connection to what it stores. */
const createDisk = () => {
  const stored = new Map<string, readonly unknown[]>();
  const disk = { state: 'well' as 'well' | 'full' | 'gone', stored: (name: string) => stored.get(name) ?? [] };
  const openWindow = () => {
    const store = createWaitingStore(async (name, change) => {
      if (disk.state === 'gone') throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      const before = disk.stored(name);
      const after = change(before);
      if (after !== before && disk.state === 'full') throw new DOMException('No room.', 'QuotaExceededError');
      stored.set(name, after);
      return after;
    });
    const change = (work: (before: readonly string[]) => readonly string[]) => store.change('registers', work);
    return {
      change,
      add: (item: string) => change((before) => [...before, item]),
      read: () => change((before) => before),
      drop: (item: string) => change((before) => before.filter((one) => one !== item)),
    };
  };
  return { disk, openWindow, ...openWindow() };
};

describe('what waits on a device', () => {
  it.each(['full', 'gone'] as const)(
    'is not lost where the device is %s, and stored as soon as it can be',
    async (state) => {
      const { disk, add, read, drop } = createDisk();
      expect(await add('5 A')).toEqual({ items: ['5 A'], isStored: true });
      disk.state = state;
      expect(await add('5 B')).toEqual({ items: ['5 A', '5 B'], isStored: false });
      // The write alone has failed: to read works again, and does not know of it.
      expect(await read()).toEqual({ items: ['5 A', '5 B'], isStored: false });
      expect(await drop('5 A')).toEqual({ items: ['5 B'], isStored: false });
      expect(disk.stored('registers')).toEqual(['5 A']);
      disk.state = 'well';
      expect(await read()).toEqual({ items: ['5 B'], isStored: true });
      expect(disk.stored('registers')).toEqual(['5 B']);
    },
  );

  it('is there for what is asked while the write that fails is under way', async () => {
    const { disk, add, read } = createDisk();
    disk.state = 'full';
    const [, { items }] = await Promise.all([add('5 A'), read()]);
    expect(items).toEqual(['5 A']);
  });

  it('takes in what another window has stored meanwhile', async () => {
    const { disk, add, read, openWindow } = createDisk();
    const other = openWindow();
    disk.state = 'full';
    await add('5 A');
    disk.state = 'well';
    await other.add('5 B');
    expect(await read()).toEqual({ items: ['5 B', '5 A'], isStored: true });
    expect(await other.read()).toEqual({ items: ['5 B', '5 A'], isStored: true });
  });

  it('says nothing of the device where only to read has failed', async () => {
    const { disk, add, read } = createDisk();
    await add('5 A');
    disk.state = 'gone';
    expect(await read()).toEqual({ items: ['5 A'], isStored: true });
  });

  it('does not hide a fault of the change itself', async () => {
    const broken = createDisk().change(() => {
      throw new TypeError('A fault.');
    });
    await expect(broken).rejects.toThrow('A fault.');
  });
});
