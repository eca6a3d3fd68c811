import { expect, it } from 'vitest';
import type { CompiledSection, Region } from '../theme.ts';
import { orderSections } from './order-sections.ts';

const section = (region: Region, id: string) => ({ region, id, key: `${region}/${id}` }) as CompiledSection;
const sections = [
  section('header', 'top'),
  section('main', 'intro'),
  section('main', 'title'),
  section('main', 'a'),
  section('main', 'b'),
  section('main', 'c'),
  section('footer', 'a'),
];
const ordered = (...order: readonly string[]) =>
  orderSections({ sections, h1: 'title' }, order)
    .map(({ region, id }) => (region === 'main' ? id : `${region}/${id}`))
    .join(' ');

it.each([
  [[], 'header/top intro title a b c footer/a'],
  [['c', 'b', 'a', 'intro'], 'header/top c title b a intro footer/a'],
  [['c', 'a'], 'header/top intro title c a b footer/a'],
  [['b', 'intro'], 'header/top b title c intro a footer/a'],
  [['c', 'title', 'c', 'gone', 'top'], 'header/top intro title a b c footer/a'],
])('the order %j makes %s', (order, expected) => {
  expect(ordered(...order)).toBe(expected);
});

it('is the theme’s where a school has none', () => {
  expect(orderSections({ sections, h1: 'title' }, undefined)).toBe(sections);
});
