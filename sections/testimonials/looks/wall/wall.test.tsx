import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { testimonials } from '../../manifest.ts';
import type { Bindings } from './schema.ts';
import { TestimonialsWall } from './TestimonialsWall.tsx';

const testimonialWall = lookOf(testimonials, 'wall');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(
    <TestimonialsWall heading="What parents say" limit={9} items={items} env={testEnv(testimonialWall, over)} />,
  );

describe('testimonials/wall', () => {
  it('says the stars in words, and nothing of stars that were not given', () => {
    expect(render([{ name: 'Reena', message: 'Good.', rating: 4 }])).toContain('4 of 5 stars');
    expect(render([{ name: 'Reena', message: 'Good.' }])).not.toContain('of 5');
  });

  it('shows no more than its limit', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ name: `P ${index}`, message: 'Good.' }));
    expect(render(many).match(/<li/g)).toHaveLength(9);
  });

  it('escapes what people wrote', () => {
    expect(render([{ name: 'A', message: '<script>x</script>' }])).not.toContain('<script>');
  });

  it('says so when there is nothing', () => {
    expect(render([])).toContain('No testimonials yet.');
  });
});
