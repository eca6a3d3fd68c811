import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { frameData } from './index.ts';

const found = (bar: string): unknown =>
  prove(
    frameData,
    edited('{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest" } } }', bar),
  ).map(({ rule, pointer }) => [rule, pointer]);

describe('frame-data', () => {
  it('finds data that a header shows and could do without', () =>
    expect(prove(frameData, baseTheme).map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['THM087', '/groups/header/0/bindings/items'],
    ]));

  it('finds nothing in data with a fallback, in a fact of the school, nor where the section says itself what it lacks', () => {
    expect(
      found('{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest", "fallback": [] } } }'),
    ).toEqual([]);
    expect(found('{ "id": "top", "type": "bar" }')).toEqual([]);
    expect(
      found('{ "id": "top", "type": "bar", "onError": "message", "bindings": { "items": { "ref": "data.latest" } } }'),
    ).toEqual([]);
  });
});
