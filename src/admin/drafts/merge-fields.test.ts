import { describe, expect, it } from 'vitest';
import { changedFields, isSame, mergeFields } from './merge-fields.ts';

const base = { name: 'Diwali', note: '', classes: [1, 2], day: undefined as string | undefined };

describe('two states of a form', () => {
  it('say the same in equal lists, and with nothing in either', () => {
    expect(isSame([1, 2], [1, 2])).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame(undefined, null)).toBe(true);
    expect(isSame('', null)).toBe(false);
  });

  it('differ in fields that are named in the order of the second', () => {
    expect(changedFields(base, { ...base, classes: [1], name: 'Holi' })).toEqual(['name', 'classes']);
    expect(changedFields(base, { ...base })).toEqual([]);
  });

  it('are one with the changes of both, mine where both changed a field', () => {
    const mine = { ...base, name: 'Holi', classes: [1] };
    const theirs = { ...base, name: 'Onam', note: 'Half a day', day: '2026-11-24' };
    expect(mergeFields({ base, mine, theirs })).toEqual({
      name: 'Holi',
      note: 'Half a day',
      classes: [1],
      day: '2026-11-24',
    });
  });

  it('keep what was emptied here empty', () => {
    const filled = { ...base, day: '2026-11-24' };
    const merged = mergeFields({ base: filled, mine: { ...filled, day: undefined }, theirs: { ...filled, note: 'x' } });
    expect(merged).toEqual({ ...base, note: 'x' });
  });

  it('have a field that only what is stored has', () => {
    const grown = { ...base, colour: 'red' } as typeof base;
    expect(mergeFields({ base, mine: { ...base, name: 'Holi' }, theirs: grown })).toEqual({ ...grown, name: 'Holi' });
  });
});
