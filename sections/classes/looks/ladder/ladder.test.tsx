import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { classes } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { ClassesLadder } from './ClassesLadder.tsx';

const classLadder = lookOf(classes, 'ladder');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<ClassesLadder heading="Classes" items={items} env={testEnv(classLadder, over)} />);

describe('classes/ladder', () => {
  it('shows what is known of a class, and no label of what is not', () => {
    const html = render([{ className: 'Early years', classFees: '₹2,10,000 a year', childrenAge: '3 – 5 years' }]);
    expect(html).toMatch(/Age 3 – 5 years.*Early years.*Fee.*₹2,10,000 a year/);
    expect(html).not.toContain('Hours');
  });

  it('draws a hill where a picture is missing', () => {
    expect(render([{ className: 'Early years' }])).toContain('<svg');
    expect(render([{ className: 'Early years', classImage: '/a.webp' }])).not.toContain('<svg');
  });

  it('stands without pictures and hills where its page asks for none', () => {
    const items = [{ className: 'Early years', classImage: '/a.webp' }, { className: 'Primary' }];
    const plain = renderToStaticMarkup(
      <ClassesLadder heading="Classes and fees" items={items} pictures={false} env={testEnv(classLadder)} />,
    );
    expect(plain).not.toMatch(/<img|<svg/);
  });

  it('says so when there are none', () => {
    expect(render([])).toContain('No classes available.');
  });
});
