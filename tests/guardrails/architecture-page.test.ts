import { expect, it } from 'vitest';
import { readText } from './files.ts';

it('ARCHITECTURE.md is a page that is read in ten minutes: at most 1,200 words', () => {
  expect(readText('ARCHITECTURE.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1200);
});
