import { expect, it } from 'vitest';
import { findMediaReferences, parseMediaReference, replaceMediaReference } from './media-reference.ts';

it('a reference to a picture is read, and nothing like one', () => {
  expect(
    ['media:1', 'media:0', 'media:01', 'media:-1', 'xmedia:1', 'media:1 ', 5, null].map(parseMediaReference),
  ).toEqual([1, undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
  expect(findMediaReferences({ a: 'media:1', b: [{ c: 'media:2' }, 'see media:3'], d: null })).toEqual(new Set([1, 2]));
});

it('the pictures of HTML are references too', () => {
  const html = '<p>media:3</p><img src="media:1" alt="src=&quot;media:4&quot; " /><img src="media:12" alt="" />';
  expect(findMediaReferences({ text: html })).toEqual(new Set([1, 12]));
  expect(replaceMediaReference({ text: html, picture: 'media:1' }, 1, 5)).toEqual({
    text: html.replace('src="media:1"', 'src="media:5"'),
    picture: 'media:5',
  });
});
