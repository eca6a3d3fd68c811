import { describe, expect, it } from 'vitest';
import { addressKey, certificateKey, recipientKey } from './limit-key.ts';
import { createLimiter, createSharedLimiter } from './limiter.ts';

const limit = { name: 'try', max: 2, perSeconds: 60 };
const [a, b] = [addressKey(1, '10.0.0.1'), addressKey(1, '10.0.0.2')];

describe('a limiter', () => {
  const open = (keys?: number) => {
    const clock = { now: 0 };
    return { clock, limiter: createLimiter({ now: () => clock.now, ...(keys === undefined ? {} : { keys }) }) };
  };

  it('lets so many pass in a time, and says how long to wait', () => {
    const { clock, limiter } = open();
    expect([limiter.take(limit, a), limiter.take(limit, a), limiter.take(limit, a)]).toEqual([0, 0, 60]);
    expect(limiter.take(limit, b)).toBe(0);
    clock.now = 59_500;
    expect(limiter.take(limit, a)).toBe(1);
    clock.now = 60_000;
    expect(limiter.take(limit, a)).toBe(0);
  });

  it('can be asked without counting', () => {
    const { clock, limiter } = open();
    limiter.take(limit, a);
    expect([limiter.peek(limit, a), limiter.peek(limit, a), limiter.peek(limit, b)]).toEqual([0, 0, 0]);
    limiter.take(limit, a);
    expect(limiter.peek(limit, a)).toBe(60);
    clock.now = 60_000;
    expect(limiter.peek(limit, a)).toBe(0);
  });

  it('counts each name, school and key for itself, and two spellings of a key together', () => {
    const { limiter } = open();
    for (const key of [addressKey(1, '2001:db8::1'), addressKey(1, '[2001:DB8::2]:443')]) limiter.take(limit, key);
    expect(limiter.peek(limit, addressKey(1, '2001:db8:0:0:5::9'))).toBe(60);
    expect(limiter.peek(limit, addressKey(1, '2001:db8:0:1::1'))).toBe(0);
    expect(limiter.peek(limit, addressKey(2, '2001:db8::1'))).toBe(0);
    expect(limiter.peek({ ...limit, name: 'other' }, addressKey(1, '2001:db8::1'))).toBe(0);
  });

  it('does not forget who is at a limit for a flood of new keys, of their scope or another', () => {
    const { limiter } = open(1000);
    const keys = [addressKey(1, '192.0.2.1'), recipientKey('asha@example.org'), certificateKey(1, 'TC-1')];
    for (const key of keys) while (limiter.take(limit, key) === 0);
    for (let at = 0; at < 20_000; at++) limiter.take(limit, addressKey(1, `2001:db8:${at.toString(16)}::1`));
    for (let at = 0; at < 20_000; at++) limiter.take(limit, certificateKey(1, `TC-${at + 2}`));
    expect(keys.map((key) => limiter.peek(limit, key))).toEqual([60, 60, 60]);
  });

  it('keeps what was counted for a recipient while addresses are flooded, even at their limits', () => {
    const { limiter } = open(1000);
    const mailbox = recipientKey('asha@example.org');
    limiter.take(limit, mailbox);
    for (let at = 0; at < 20_000; at++) {
      const flooding = addressKey(1, `2001:db8:${at.toString(16)}::1`);
      while (limiter.take(limit, flooding) === 0);
    }
    expect([limiter.take(limit, mailbox), limiter.take(limit, mailbox)]).toEqual([0, 60]);
  });

  it('remembers no more keys than it was given', () => {
    const { limiter } = open(1000);
    const keys = Array.from({ length: 2000 }, (_, at) => addressKey(1, `2001:db8:${at.toString(16)}::1`));
    for (const key of keys) while (limiter.take(limit, key) === 0);
    expect(keys.filter((key) => limiter.peek(limit, key) > 0)).toEqual(keys.slice(-300));
  });
});

describe('limiters that tell each other', () => {
  const open = () => {
    const clock = { now: 0 };
    const node = () => createSharedLimiter({ now: () => clock.now, idOf: (text) => text });
    return { clock, first: node(), second: node() };
  };

  it('send what was counted once, and again where it could not be sent', () => {
    const { first } = open();
    first.limiter.take(limit, a);
    const taken = first.counts.takeUnsent(10);
    expect(taken).toMatchObject([{ scope: 'address', ends: 60_000, count: 1, max: 2 }]);
    expect(first.counts.takeUnsent(10)).toEqual([]);
    first.limiter.take(limit, a);
    first.counts.putBack(taken);
    expect(first.counts.takeUnsent(10)).toMatchObject([{ count: 2 }]);
    // What was refused is no news.
    expect(first.limiter.take(limit, a)).toBe(60);
    expect(first.counts.takeUnsent(10)).toEqual([]);
  });

  it('send so many at a time, and none whose window has ended', () => {
    const { clock, first } = open();
    for (let at = 0; at < 5; at++) first.limiter.take(limit, addressKey(1, `10.0.1.${at}`));
    expect(first.counts.takeUnsent(2)).toHaveLength(2);
    const rest = first.counts.takeUnsent(10);
    expect(rest).toHaveLength(3);
    clock.now = 60_000;
    first.limiter.take(limit, addressKey(1, '10.0.1.2'));
    first.counts.putBack(rest);
    expect(first.counts.takeUnsent(10)).toMatchObject([{ ends: 120_000, count: 1 }]);
  });

  it('add what others have counted to what they have not told yet', () => {
    const { clock, first, second } = open();
    const five = { ...limit, max: 5 };
    for (let at = 0; at < 3; at++) first.limiter.take(five, a);
    const [sent] = first.counts.takeUnsent(1);
    if (!sent) throw new Error('Nothing was sent.');
    clock.now = 10_000;
    second.limiter.take(five, a);
    second.counts.merge([{ ...sent, count: 3 }]);
    // Three there and one here; the window ends where it ended first.
    expect([second.limiter.take(five, a), second.limiter.take(five, a)]).toEqual([0, 50]);
    // A node that counted nothing learns of it too; a database that forgot takes nothing back.
    first.counts.merge([{ ...sent, count: 5 }]);
    first.counts.merge([{ ...sent, count: 1 }]);
    expect(first.limiter.peek(five, a)).toBe(50);
    clock.now = 60_000;
    first.counts.merge([{ ...sent, count: 5 }]);
    expect(first.limiter.peek(five, a)).toBe(0);
  });
});
