import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Of one of our own modules: a package's name does not start with a dot, a slash or a hash. */
const mockOfOurs = /\bvi\s*\.\s*(?:mock|doMock)\s*\(\s*(?:import\s*\(\s*)?['"`][./#]/;

describe('the tests', () => {
  it('mock no module of ours: what a unit needs is an argument', () => {
    const files = listFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(files).toContain('tests/guardrails/mocks.test.ts');
    expect(files.filter((file) => mockOfOurs.test(readText(file)))).toEqual([]);
  });

  it.each(['mock', 'doMock'])('are seen to mock one by %s', (name) => {
    expect(`vi.${name}('../../src/server/config.ts', load)`).toMatch(mockOfOurs);
    expect(`vi.${name}(import('./config.ts'))`).toMatch(mockOfOurs);
    expect(`vi.${name}('#server/main/config.ts')`).toMatch(mockOfOurs);
    expect(`vi.${name}(import('#server/main/config.ts'))`).toMatch(mockOfOurs);
    expect(`vi.${name}('nodemailer')`).not.toMatch(mockOfOurs);
  });
});
