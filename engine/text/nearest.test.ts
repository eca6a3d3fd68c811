import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainly, nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['galery', ['gallery', 'banners'], 'gallery'],
    ['GALLERY', ['gallery'], 'gallery'],
    ['opne', ['open', 'opal'], 'open'],
    ['constructor', ['banners'], undefined],
    ['gallery', [], undefined],
    ['g'.repeat(400_000), Array.from({ length: 90 }, (_, at) => `gallery-${at}`), undefined],
  ])('of %s is, of %j, %s', (word, candidates, meant) => expect(nearest(word, candidates)).toBe(meant));
});

describe.each([
  ['nearest', nearest],
  ['certainly', certainly],
])('%s', (_, find) => {
  it('looks at each candidate once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.array(fc.string()), (word, candidates) => {
        let looks = 0;
        function* counted() {
          for (const candidate of candidates) {
            looks += 1;
            yield candidate;
          }
        }
        find(word, counted());
        expect(looks).toBe(word.length > 200 ? 0 : candidates.length);
      }),
    );
  });
});

describe('certainly', () => {
  it.each([
    ['one letter too few', 'galery', ['gallery', 'banners'], 'gallery'],
    ['another case', 'Op', ['op', 'opt'], 'op'],
    ['one part of a ref', 'data.galery.album_Id', ['data.gallery.album_Id'], 'data.gallery.album_Id'],
    ['two that differ only in case', 'AB', ['ab', 'Ab'], undefined],
    ['two that are as near', 'initials-5', ['initials-1', 'initials-2'], undefined],
    ['a short word', 'em', ['rem', 'px'], undefined],
    ['a short part of a ref', 'route.query.pge', ['route.query.page'], undefined],
    ['two parts of a ref', 'datas.galery', ['data.gallery'], undefined],
    ['three letters', 'gallerybcd', ['gallery'], undefined],
    ['nothing', 'gallery', [], undefined],
    ['what nobody types', `${'g'.repeat(400_000)}`, Array.from({ length: 90 }, (_, at) => `gallery-${at}`), undefined],
  ])('knows of %s', (_, word, candidates, meant) => expect(certainly(word, candidates)).toBe(meant));
});
