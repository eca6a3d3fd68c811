import { describe, expect, it } from 'vitest';
import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import { impliesPresence, presentPart } from './presence.ts';

const leaf = (op: Leaf['op'], operand: object = {}, ref = 'data.post'): Leaf => ({ ref, op, ...operand });
const present = leaf('present');
const other = leaf('present', {}, 'data.other');

describe('impliesPresence', () => {
  it.each<[string, Condition]>([
    ['present', present],
    ['a text that is equal', leaf('equals', { value: 'a' })],
    ['false, which is no absence', leaf('equals', { value: false })],
    ['one of several', leaf('in', { values: ['a', 0] })],
    ['a number of items', leaf('atLeast', { value: 1 })],
    ['something beneath it', leaf('present', {}, 'data.post.lead')],
    ['one clause of several', { all: [other, present] }],
    ['every leaf of a clause', { any: [present, leaf('atLeast', { value: 2 })] }],
  ])('by %s', (_name, when) => expect(impliesPresence(when, 'data.post')).toBe(true));

  it.each<[string, Condition | undefined]>([
    ['no condition', undefined],
    ['absent', leaf('absent')],
    ['an empty text', leaf('equals', { value: '' })],
    ['an empty text among others', leaf('in', { values: ['a', ''] })],
    ['at least nothing', leaf('atLeast', { value: 0 })],
    ['another value', leaf('notEquals', { value: 'a' })],
    ['no more than a number', leaf('lessThan', { value: 3 })],
    ['another ref', other],
    ['a ref above it', leaf('present', {}, 'data')],
    ['a ref that begins alike', leaf('present', {}, 'data.posts')],
    ['some leaves of a clause', { any: [present, other] }],
  ])('not by %s', (_name, when) => expect(impliesPresence(when, 'data.post')).toBe(false));
});

describe('presentPart', () => {
  it('leaves out what is empty', () => {
    expect(presentPart({ type: 'string' })).toMatchObject({ minLength: 1 });
    expect(presentPart({ type: 'array', minItems: 3 })).toMatchObject({ minItems: 3 });
    expect(presentPart({ enum: ['', 'a', null] })).toMatchObject({ enum: ['a'] });
    expect(presentPart({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toMatchObject({
      anyOf: [{ minLength: 1 }, { type: 'null' }],
    });
    expect(presentPart(false)).toBe(false);
  });
});
