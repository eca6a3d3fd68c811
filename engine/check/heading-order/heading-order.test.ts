import { describe, expect, it } from 'vitest';
import { findingsIn, foundIn, type ProofTheme, themeText } from '../../testing/proof-theme.ts';

const small = { id: 'small', type: 'small' };
const always = { id: 'always', type: 'title', settings: { heading: { t: 'one' } } };
const free = { ref: 'data.free' };
const list = { id: 'list', type: 'list', bindings: { items: free } };
const facts = { id: 'facts', type: 'facts', bindings: { items: free } };
const signedIn = (value: boolean) => ({ ref: 'visitor.signedIn', op: 'equals', value });
const found = (...sections: object[]) => foundIn({ sections });

describe('heading order', () => {
  it('finds a level 3 behind the h1', () => {
    expect(found(small)).toEqual(['THM060 /1/type']);
    expect(found(small, always)).toEqual(['THM060 /1/type']);
    expect(foundIn({ footer: [small] })).toEqual(['THM060 /groups/footer/0/type']);
  });

  it('finds one in the footer of a page that has no level 2', () => {
    expect(foundIn({ sections: [always], footer: [small] })).toEqual(['THM060 /groups/footer/0/type']);
  });

  it('finds a heading in the header, above the h1 of every page, and does not take it for one before a level 3', () => {
    expect(foundIn({ header: [always], sections: [small] })).toEqual([
      'THM060 /groups/header/0/type',
      'THM060 /1/type',
    ]);
  });

  it('finds a heading of the page itself above its h1', () => {
    const sections = [{ ...always, id: 'early' }];
    expect(
      findingsIn(themeText({ sections }).replace('"h1":"title"', '"h1":"early"')).map(({ pointer }) => pointer),
    ).toEqual(['/templates/home/h1']);
  });

  it('is content with a level 2 that always stands, or with the level 3 behind it', () => {
    expect(found(always, small)).toEqual([]);
    expect(found(always, list, facts, { ...small, id: 'other' })).toEqual([]);
  });

  it.each<readonly [string, object]>([
    ['a condition', { ...always, when: signedIn(true) }],
    ['emptiness', list],
    ['a failure', { ...list, onEmpty: 'message' }],
    ['having only an example', { id: 'figures', type: 'figures', settings: { figure: { example: '25' } } }],
    ['being fetched later', { ...list, onEmpty: 'message', onError: 'defer' }],
  ])('finds a level 3 behind a level 2 that can be hidden by %s', (_, section) => {
    expect(found(section, small)).toEqual(['THM060 /2/type']);
  });

  it('is content with a level 2 that stands whenever the level 3 does', () => {
    expect(found(list, facts)).toEqual([]);
    expect(found({ ...list, onEmpty: 'message', onError: 'message' }, small)).toEqual([]);
    expect(found({ ...list, onError: 'notFound', onEmpty: 'message' }, small)).toEqual([]);
    expect(found({ ...always, when: signedIn(true) }, { ...small, when: signedIn(true) })).toEqual([]);
    const present = { ...free, op: 'present' };
    expect(found({ ...always, when: { any: [signedIn(true), present] } }, facts)).toEqual([]);
    expect(found({ ...always, when: { all: [signedIn(true), present] } }, facts)).toEqual(['THM060 /2/type']);
    expect(found({ ...list, onEmpty: 'message' }, { ...facts, onError: 'message' })).toEqual(['THM060 /2/type']);
  });

  it('is content where one of two always stands', () => {
    const other = { ...always, id: 'other', settings: { heading: { t: 'other' } } };
    const either = [
      { ...always, when: signedIn(true) },
      { ...other, when: signedIn(false) },
    ];
    expect(found(...either, small)).toEqual([]);
  });

  it('finds levels that a section fixes where its own heading is not one above', () => {
    const messages = (theme: ProofTheme) => findingsIn(themeText(theme)).map(({ message }) => message);
    const article = { id: 'article', type: 'article', settings: { heading: { t: 'one' } } };
    expect(foundIn({ h1: 'article' })).toEqual([]);
    expect(found(article)).toEqual(['THM060 /1/type']);
    expect(messages({ sections: [article] })).toEqual([
      expect.stringContaining('level 2: what belongs under it stands'),
    ]);
    expect(found({ ...article, type: 'deep' })).toEqual([]);
    expect(foundIn({ h1: 'deep' })).toEqual(['THM060 /0/type']);
    expect(messages({ h1: 'deep' })).toEqual([expect.stringContaining('level 1: level 2 is skipped.')]);
  });

  it('finds a level 3 that a section without a heading of its own fixes, behind the h1', () => {
    const notes = { id: 'notes', type: 'notes' };
    expect(found({ ...notes, type: 'prose' })).toEqual([]);
    expect(found(notes)).toEqual(['THM060 /1/type']);
    expect(found({ id: 'prose', type: 'prose' }, notes)).toEqual(['THM060 /2/type']);
    expect(found(always, notes)).toEqual([]);
    expect(found({ ...always, when: signedIn(true) }, notes)).toEqual(['THM060 /2/type']);
  });

  it('leaves alone what stands behind a section with a finding of its own', () => {
    expect(found({ ...always, type: 'titel' }, small)).toEqual(['THM020 /1/type']);
    expect(found({ id: 'wrong' }, small)).toEqual(['THM011 /1']);
    expect(found({ ...list, bindings: { items: { ref: 'data.fre' } } }, small)).toEqual([
      'THM023 /1/bindings/items/ref',
    ]);
    expect(found({ ...list, bindings: {} }, small)).toEqual(['THM025 /1/bindings']);
  });
});
