import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftState, type Fields, join, settle, shownFields, typeField } from './draft-state.ts';

const start: DraftState = { version: 1, stored: { name: 'Hall', image: 'media:1' }, typed: {} };

describe('a draft in a form', () => {
  it('shows what is typed over what is stored, and nothing of a field that was taken away', () => {
    const state = typeField(typeField(start, 'name', 'Great hall'), 'image', undefined);
    expect(shownFields(state)).toEqual({ name: 'Great hall' });
  });

  it('has nothing to save once a field is typed back', () => {
    expect(typeField(typeField(start, 'name', 'Great hall'), 'name', 'Hall').typed).toEqual({});
  });

  it('keeps what was typed while it was being saved', () => {
    const sent = typeField(start, 'name', 'Great');
    const typing = typeField(sent, 'name', 'Great hall');
    const answer = { version: 2, document: { name: 'Great', image: 'media:1' } };
    expect(settle(typing, sent.typed, answer)).toEqual({
      version: 2,
      stored: answer.document,
      typed: { name: 'Great hall' },
    });
  });

  it('joins the fields of two people, and asks about those that both have changed', () => {
    const mine = typeField(typeField(start, 'name', 'Great hall'), 'lang', 'en');
    const theirs = { version: 2, document: { name: 'Assembly hall', image: 'media:2' } };
    const { state, conflicts } = join(mine, theirs);
    expect(conflicts).toEqual([{ field: 'name', theirs: 'Assembly hall', yours: 'Great hall' }]);
    expect(shownFields(state)).toEqual({ name: 'Great hall', image: 'media:2', lang: 'en' });
  });

  it('loses nothing that was typed, whatever others save', () => {
    const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', 'z'));
    fc.assert(
      fc.property(fields, fields, fields, (stored, typed, theirs) => {
        const mine = Object.entries(typed).reduce<DraftState>(
          (state, [field, value]) => typeField(state, field, value),
          {
            version: 1,
            stored,
            typed: {},
          },
        );
        const { state } = join(mine, { version: 2, document: theirs });
        const shown: Fields = shownFields(state);
        for (const [field, value] of Object.entries(mine.typed)) expect(shown[field]).toBe(value);
      }),
    );
  });
});
