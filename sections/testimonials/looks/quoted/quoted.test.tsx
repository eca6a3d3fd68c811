import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { testimonials } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { TestimonialsQuoted } from './TestimonialsQuoted.tsx';

const quotedTestimonials = lookOf(testimonials, 'quoted');

const render = (items: Bindings['items']) =>
  renderToStaticMarkup(
    <TestimonialsQuoted heading="Voices" autoplayMs={2000} items={items} env={testEnv(quotedTestimonials)} />,
  );
const voice = { name: 'Meenal Bapat', message: 'He writes letters now.', rating: 4 };

describe('testimonials/quoted', () => {
  it('links each name to its quotation, even where two have the same', () => {
    const html = render([voice, voice]);
    const ids = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(`id="${id}"`);
  });

  it('is one quotation without names and buttons where one has written', () => {
    expect(render([voice])).not.toMatch(/<button|data-tabs-list/);
  });

  it('says the stars in words and escapes what was written', () => {
    expect(render([voice])).toContain('4 of 5');
    expect(render([{ ...voice, message: '<script>x</script>' }])).not.toContain('<script>');
  });
});
