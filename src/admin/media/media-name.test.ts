import { expect, it } from 'vitest';
import { mediaName, sizeWords } from './media-name.ts';

it.each([
  ['story-hour.webp', 'Story hour'],
  ['IMG_20261106_101500.jpg', 'IMG 20261106 101500'],
  ['वार्षिकोत्सव.png', 'वार्षिकोत्सव'],
  ['.jpg', undefined],
  [null, undefined],
])('%s is called %s', (fileName, name) => {
  expect(mediaName({ fileName })).toBe(name);
});

it('is called as it is described where it came under no name', () => {
  expect(mediaName({ fileName: null, alt: 'Children under the amaltas tree' })).toBe('Children under the amaltas tree');
  expect(mediaName({ fileName: 'tree.jpg', alt: 'Children under the amaltas tree' })).toBe('Tree');
  expect(mediaName({ fileName: null, alt: '' })).toBeUndefined();
});

it.each([
  [40, '1 KB'],
  [213_900, '214 KB'],
  [6_800_000, '6.8 MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
