import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { classes } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { ClassesCards } from './ClassesCards.tsx';

const popularClasses = lookOf(classes, 'cards');

const render = (items: Bindings['items']) =>
  renderToStaticMarkup(<ClassesCards heading="Popular classes" items={items} env={testEnv(popularClasses)} />);

describe('classes/cards', () => {
  it('gives the fee as the school wrote it', () => {
    expect(render([{ className: 'Nursery', classFees: '₹1,20,000 / year' }])).toContain('<dd>₹1,20,000 / year</dd>');
  });

  it('leaves out facts and pictures it does not have', () => {
    const html = render([{ className: 'Nursery' }]);
    expect(html).not.toMatch(/<dt>|<img/);
  });

  it('stands without pictures where its page asks for none', () => {
    const items = [{ className: 'Nursery', classImage: '/a.webp', classFees: '₹24,000 a year' }];
    expect(render(items)).toContain('<img');
    const plain = renderToStaticMarkup(
      <ClassesCards heading="Classes and fees" items={items} pictures={false} env={testEnv(popularClasses)} />,
    );
    expect(plain).not.toContain('<img');
    expect(plain).toContain('₹24,000 a year');
  });

  it('says so when there are none', () => {
    expect(render([])).toContain('No classes are listed yet.');
  });
});
