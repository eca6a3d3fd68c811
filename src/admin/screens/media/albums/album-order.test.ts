import { expect, it } from 'vitest';
import { documentOf, movedTo, placed } from './album-order.ts';

const thumb = { thumb: null, name: null };
const all = placed([
  { Media_Name: 'media:1', caption: 'First', translations: { hi: { caption: 'पहला' } }, ...thumb },
  { Media_Name: 'media:2', ...thumb },
  { Media_Name: 'media:1', ...thumb },
  { Video_Url: 'https://youtu.be/x', ...thumb },
]);
const keys = (some: typeof all) => some.map(({ key }) => key);

it('tells apart what is in an album twice', () => {
  expect(keys(all)).toEqual(['media:1 1', 'media:2 1', 'media:1 2', 'https://youtu.be/x 1']);
});

it('puts one where another stands, before or after', () => {
  expect(keys(movedTo(all, 'media:1 2', 'media:1 1'))).toEqual([
    'media:1 2',
    'media:1 1',
    'media:2 1',
    'https://youtu.be/x 1',
  ]);
  expect(keys(movedTo(all, 'media:1 1', 'media:1 2')).slice(0, 3)).toEqual(['media:2 1', 'media:1 2', 'media:1 1']);
  expect(movedTo(all, 'media:1 1', 'gone')).toBe(all);
});

it('writes what the document has, and nothing more', () => {
  expect(documentOf(all)[0]).toEqual({
    Media_Name: 'media:1',
    caption: 'First',
    translations: { hi: { caption: 'पहला' } },
  });
  expect(documentOf(all)[3]).toEqual({ Video_Url: 'https://youtu.be/x' });
});
