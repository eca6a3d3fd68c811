import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { hero } from '../../manifest.ts';
import { Hero } from './Hero.tsx';

const theme: unknown = JSON.parse(
  readFileSync(new URL('../../../../themes/platform/theme.json', import.meta.url), 'utf8'),
);
const platformHero = lookOf(hero, 'standard');

const env = testEnv(platformHero, { headingId: 'home-hero-heading', headingLevel: 1 });

const render = (over: object = {}) => renderToStaticMarkup(<Hero {...platformHero.example} {...over} env={env} />);

describe('hero', () => {
  it('carries the h1 and names each theme one level below', () => {
    expect(render()).toMatch(/<h1 id="home-hero-heading"[^>]*>Your school’s own website\./);
    expect(render().match(/<h2/g)).toHaveLength(2);
  });

  it('takes name, city and theme along to the registration, without script, as its page reads them', () => {
    const html = render();
    expect(html).toMatch(/<form(?![^>]*method)[^>]* action="\/create-school-web-page"/);
    const { query } = (theme as { templates: { register: { query: object } } }).templates.register;
    for (const name of Object.keys(query)) expect(html).toContain(`name="${name}"`);
    expect(Object.keys(query)).toEqual(['school', 'city', 'theme']);
    expect([...html.matchAll(/<button type="submit"[^>]*value="(\d)"/g)].map(([, id]) => id)).toEqual(['1', '2']);
  });

  it('ties each field to its label, and tells the buttons apart', () => {
    expect(render()).toMatch(/<label for="(home-hero-heading-city)">City or town<\/label><input id="\1"/);
    expect(render()).toMatch(/Keep this<span class="visually-hidden">: Quadrangle</);
  });

  it('lays the name over the pictures of a front that it knows, for the eye alone', () => {
    const album = { album_Id: 7, album_Name: 'Gulmohar', schoolThemeMediaJson: [{ Media_Name: '/wide.webp' }] };
    const html = render({ albums: [album, { ...album, album_Name: 'Quadrangle' }] });
    expect(html.match(/aria-hidden="true"><p[^>]*><span[^>]*data-typed="initials">YS</g)).toHaveLength(1);
    expect(html).toContain('data-words="A school in {City}">A school in your town<');
  });

  it('links to each theme of the row', () => {
    for (const [, id] of render().matchAll(/<a href="#([^"]+)"/g)) expect(render()).toContain(`<li id="${id}"`);
    expect(render().match(/<a href="#/g)).toHaveLength(2);
  });

  it('asks nothing of who is signed in, and shows the themes all the same', () => {
    const html = render({ signedIn: true });
    expect(html).not.toMatch(/<form|<input|<button/);
    expect(html).toContain('Quadrangle');
  });

  it('shows the pictures of a theme’s album: the wide one told, the phone’s for the eye alone', () => {
    const album = {
      album_Id: 7,
      album_Name: 'Gulmohar',
      schoolThemeMediaJson: [{ Media_Name: '/wide.webp', caption: 'Amaltas Vidyalaya' }, { Media_Name: '/phone.webp' }],
    };
    const html = render({ albums: [album] });
    expect(html).toMatch(/<img src="\/wide\.webp"[^>]*alt="Amaltas Vidyalaya"/);
    expect(html).toMatch(/<img src="\/phone\.webp"[^>]*alt=""/);
    expect(render({ albums: [{ ...album, album_Name: 'Other' }] })).not.toContain('<img');
  });
});
