import { describe, expect, it } from 'vitest';
import { asksFor, goesBy } from '#schemas/annotations.ts';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { askedParams } from './index.ts';

/** The list of the base theme, for what is of sport alone. */
const bindings = {
  type: 'object',
  required: ['items'],
  properties: { items: asksFor({ topic: 'sport' }, { type: 'array', items: {} }), note: { type: 'string' } },
} as const;
const found = (text: string): unknown =>
  prove(askedParams, text, { list: { bindings } }).map(({ rule, pointer }) => [rule, pointer]);

describe('asked-params', () => {
  it('finds a section that is given all where it is for some', () => {
    const place = '/templates/home/sections/1/bindings/items/ref';
    expect(found(edited(', "topic": "sport" }', ' }'))).toEqual([['THM079', place]]);
    expect(found(edited('"topic": "sport"', '"topic": "music"'))).toEqual([['THM079', place]]);
  });

  it('finds a section that is not told what it goes by', () => {
    const note = goesBy('families ring in vain', { type: 'string' });
    const told = (text: string) =>
      prove(askedParams, text, { list: { bindings: { ...bindings, properties: { ...bindings.properties, note } } } });
    const text = edited(', "note": { "ref": "site.phone", "fallback": "none" } }', ' }');
    expect(told(text).map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/templates/home/sections/1/bindings', '"list" is not told "note": families ring in vain.'],
    ]);
    expect(told(edited('"Base"', '"Basis"'))).toEqual([]);
  });

  it('finds nothing where the data is asked for as it should be', () =>
    expect(found(edited('"Base"', '"Basis"'))).toEqual([]));
});
