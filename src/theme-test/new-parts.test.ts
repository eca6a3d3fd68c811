import { expect, it } from 'vitest';
import { createNewParts } from './new-parts.ts';

const ground = 'en ltr :root{--color-ink:#111}';
const section = (key: string, text: string): string =>
  `<section id="${key.split('/')[1]}" class="section" data-section="${key}" data-band="odd"><p>${text}</p></section>`;
const page = (...sections: readonly string[]): string => `<html><body><main>${sections.join('')}</main></body></html>`;

it('a section is new once on the same ground, whatever stands around it', () => {
  const parts = createNewParts();
  const [news, about, staff] = [section('home/news', 'Rain'), section('home/about', 'Us'), section('home/staff', 'We')];
  expect(parts.take({ html: page(news, about), ground })).toEqual(['home/news', 'home/about']);
  expect(parts.take({ html: page(news, about), ground })).toEqual([]);
  expect(parts.take({ html: page(news, staff, about), ground })).toEqual(['home/staff']);
  expect(parts.take({ html: page(staff), ground: ground.replace('#111', '#222') })).toEqual(['home/staff']);
});

it('a section is new with other words, and in another band', () => {
  const parts = createNewParts();
  const news = section('home/news', 'Rain');
  parts.take({ html: page(news), ground });
  expect(parts.take({ html: page(section('home/news', 'Sun')), ground })).toEqual(['home/news']);
  expect(parts.take({ html: page(news.replace('odd', 'even')), ground })).toEqual(['home/news']);
});
