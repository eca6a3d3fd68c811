import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { partners } from '../../manifest.ts';
import { Partners } from './Partners.tsx';

const platformPartners = lookOf(partners, 'standard');

const render = (schools: { school_Name: string; school_Logo_Image?: string; City?: string }[]): string =>
  renderToStaticMarkup(<Partners {...platformPartners.example} schools={schools} env={testEnv(platformPartners)} />);

describe('partners', () => {
  it('is a row from two schools on', () => {
    expect(render([{ school_Name: 'A' }])).not.toContain('data-slider-track');
    expect(render([{ school_Name: 'A' }, { school_Name: 'B' }])).toContain('data-slider-track');
  });

  it('shows each school once, by logo or initials, with its name', () => {
    const html = render([
      { school_Name: 'A', school_Logo_Image: '/a.webp' },
      { school_Name: 'Tara Playschool', City: 'Nashik' },
    ]);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('src="/a.webp"');
    expect(html).toContain('>TP<');
    expect(html).toContain('Tara Playschool<small>Nashik</small>');
  });

  it('can be stopped: the first button is that of the rotation', () => {
    expect(render([{ school_Name: 'A' }, { school_Name: 'B' }])).toMatch(/<button[^>]*data-slider-toggle/);
  });
});
