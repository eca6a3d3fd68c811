import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftState, join, settle, shownFields, typeField, typeFields } from './draft-state.ts';
import type { Fields } from './fields.ts';

const start: DraftState = { version: 1, stored: { name: 'Hall', image: 'media:1' }, typed: {}, worded: {} };

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
      worded: {},
    });
  });

  it('leaves a space at the end on show, saved, while the server has the same without it', () => {
    const typing = typeField(start, 'name', 'School closed ');
    const saved = settle(typing, typing.typed, { version: 2, document: { name: 'School closed', image: 'media:1' } });
    expect(saved.typed).toEqual({});
    expect(shownFields(saved)).toMatchObject({ name: 'School closed ' });
    const more = typeField(saved, 'name', 'School closed on');
    expect(more.typed).toEqual({ name: 'School closed on' });
    expect(typeField(more, 'name', 'School closed ').typed).toEqual({});
    expect(shownFields(typeField(saved, 'name', 'School closed'))).toMatchObject({ name: 'School closed' });
    const theirs = { version: 3, document: { name: 'School open' } };
    expect(shownFields(join(saved, theirs).state)).toEqual({ name: 'School open' });
    const others = { version: 3, document: { name: 'School closed', image: 'media:2' } };
    expect(shownFields(join(saved, others).state)).toEqual({ name: 'School closed ', image: 'media:2' });
  });

  it('leaves them on show in a list and in a translation, and shows what the server has changed', () => {
    const entries = [{ label: 'Fees ', translations: { hi: { label: '' } } }];
    const translations = { hi: { name: 'विद्यालय ' } };
    const typing = typeField(typeField(typeField(start, 'list', entries), 'translations', translations), 'name', ' ');
    const trimmed = { list: [{ label: 'Fees' }], translations: { hi: { name: 'विद्यालय' } }, image: 'media:1' };
    const saved = settle(typing, typing.typed, { version: 2, document: trimmed });
    expect(shownFields(saved)).toMatchObject({ list: entries, translations, name: ' ' });
    const other = settle(typing, typing.typed, { version: 2, document: { ...trimmed, list: [{ label: 'Fee' }] } });
    expect(shownFields(other)).toMatchObject({ list: [{ label: 'Fee' }] });
  });

  it('joins the fields of two people, and asks about those that both have changed', () => {
    const mine = typeField(typeField(start, 'name', 'Great hall'), 'lang', 'en');
    const theirs = { version: 2, document: { name: 'Assembly hall', image: 'media:2' } };
    const { state, conflicts } = join(mine, theirs);
    expect(conflicts).toEqual([{ field: 'name', theirs: 'Assembly hall', yours: 'Great hall' }]);
    expect(shownFields(state)).toEqual({ name: 'Great hall', image: 'media:2', lang: 'en' });
  });

  it('joins texts in other languages one by one, and asks about one that both have changed', () => {
    const hindi = { name: 'हॉल', details: 'पहला' };
    const before: DraftState = { ...start, stored: { ...start.stored, translations: { hi: hindi } } };
    const mine = typeField(before, 'translations', { hi: { ...hindi, name: 'बड़ा हॉल' } });
    const other = { version: 2, document: { ...before.stored, translations: { hi: { ...hindi, details: 'दूसरा' } } } };
    const joined = join(mine, other);
    expect(joined.conflicts).toEqual([]);
    expect(shownFields(joined.state).translations).toEqual({ hi: { name: 'बड़ा हॉल', details: 'दूसरा' } });

    const same = { version: 2, document: { ...before.stored, translations: { hi: { name: 'सभा हॉल' } } } };
    const asked = join(mine, same);
    expect(asked.conflicts).toEqual([{ field: 'translations.hi.name', theirs: 'सभा हॉल', yours: 'बड़ा हॉल' }]);
    expect(shownFields(asked.state).translations).toEqual({ hi: { name: 'बड़ा हॉल' } });
    const decided = typeFields(asked.state, { 'translations.hi.name': 'सभा हॉल' });
    expect(decided.typed).toEqual({});
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
            worded: {},
          },
        );
        const { state } = join(mine, { version: 2, document: theirs });
        const shown: Fields = shownFields(state);
        for (const [field, value] of Object.entries(mine.typed)) expect(shown[field]).toBe(value);
      }),
    );
  });
});
