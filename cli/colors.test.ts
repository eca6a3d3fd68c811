import { describe, expect, it } from 'vitest';
import { colorsOf } from './colors.ts';

const terminal = { isTTY: true };
const pipe = {};
const painted = '\u001b[31mno\u001b[39m';

describe('colours', () => {
  it.each([
    ['a terminal', terminal, {}, painted],
    ['a pipe', pipe, {}, 'no'],
    ['a pipe on a machine that tests', pipe, { CI: 'true' }, 'no'],
    ['a pipe, where they are forced', pipe, { FORCE_COLOR: '1' }, painted],
    ['a terminal, where they are forced off', terminal, { FORCE_COLOR: '0' }, 'no'],
    ['a terminal, where nobody wants them', terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, 'no'],
    ['a terminal that has none', terminal, { TERM: 'dumb' }, 'no'],
  ])('of %s', (_, stream, env, said) => {
    expect(colorsOf(stream, env).red('no')).toBe(said);
  });
});
