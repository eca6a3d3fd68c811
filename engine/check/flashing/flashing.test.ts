import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { flashing } from './index.ts';

const list = {
  settings: {
    type: 'object',
    properties: {
      heading: { type: 'string', format: 'text' },
      autoplayMs: { type: 'integer', format: 'display-time' },
      limit: {},
      variant: {},
      rows: {},
      waitMs: {},
    },
  },
} as const;
const found = (setting: string): unknown =>
  prove(flashing, edited('"limit": 3', setting).replace(/, "rows": \[[^\]]*\]/, ''), { list }).map(
    ({ rule, pointer, message }) => [
      rule,
      pointer.replace('/templates/home/sections/1/settings/', ''),
      message.split(':')[0],
    ],
  );

describe('flashing', () => {
  it('finds what changes more than three times a second', () => {
    expect(found('"autoplayMs": 333')).toEqual([
      ['THM064', 'autoplayMs', '333 ms change the picture 3 times a second'],
    ]);
    expect(found('"autoplayMs": 6')).toEqual([
      ['THM064', 'autoplayMs', '6 ms change the picture 166.7 times a second'],
    ]);
  });

  it('finds what is gone before it has been seen', () => {
    for (const ms of [334, 900, 1499])
      expect(found(`"autoplayMs": ${ms}`)).toEqual([
        ['THM064', 'autoplayMs', `After ${ms} ms the next one stands there`],
      ]);
  });

  it('finds nothing in what is slower, what stands still, and what is no such setting', () => {
    for (const setting of ['"autoplayMs": 1500', '"autoplayMs": 0', '"waitMs": 100', '"limit": 3'])
      expect(found(setting)).toEqual([]);
  });
});
