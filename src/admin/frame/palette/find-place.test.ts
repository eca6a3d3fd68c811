import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

describe('a text in a name', () => {
  it.each([
    ['Edit my website', 'edit', 0],
    ['Edit my website', ' MY ', 5],
    ['Edit my website', 'site', undefined],
    ['“Winter” timing', 'winter', 1],
    ['विद्यालय की प्रोफ़ाइल', 'प्रोफ़ाइल', 12],
    ['Edit my website', '', undefined],
  ])('of %j, %j is at %j', (name, text, at) => {
    expect(findPlace(name, text)).toBe(at);
  });
});
