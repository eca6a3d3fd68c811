import { expect, it } from 'vitest';
import type { BlogItem } from '#server/tenancy/content-reader.ts';
import { shapeBlogs } from './blogs.ts';

const reader = { pictures: async () => new Map(), files: async () => new Map() };

const article = (id: number, text: string): BlogItem => ({
  id,
  document: { blog_Title: `Article ${id}`, blog_Description: text, entryDate: '2026-11-21' } as BlogItem['document'],
});

it('a list of long articles has the beginnings of those for which there is no room, each of them whole HTML', async () => {
  const text = `<p>${'<strong>word</strong> '.repeat(9000)}</p>`;
  const items = Array.from({ length: 40 }, (_, at) => article(at + 1, text));
  const shown = await shapeBlogs(items, reader as unknown as Parameters<typeof shapeBlogs>[1]);
  const texts = shown.map(({ blog_Description }) => blog_Description);
  expect(texts[0]).toBe(text);
  expect(texts.join('').length).toBeLessThan(1_100_000);
  expect(texts.at(-1)).toMatch(/^<p><strong>word<\/strong> .*<\/p>$/);
  expect(shown).toHaveLength(40);
});

it('a list of articles as schools write them has all of each', async () => {
  const text = `<p>${'word '.repeat(1500)}</p>`;
  const items = Array.from({ length: 100 }, (_, at) => article(at + 1, text));
  const shown = await shapeBlogs(items, reader as unknown as Parameters<typeof shapeBlogs>[1]);
  expect(new Set(shown.map(({ blog_Description }) => blog_Description))).toEqual(new Set([text]));
});
