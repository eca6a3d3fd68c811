import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { contact } from '../../manifest.ts';
import { ContactSplit } from './ContactSplit.tsx';

const contactSplit = lookOf(contact, 'split');

const school = { school_Name: 'Asha School', school_Slug: 'asha', schoolKey: 'A-1' };
const render = (over: object, env: object = {}) =>
  renderToStaticMarkup(
    <ContactSplit heading="Reach us" text="" school={{ ...school, ...over }} env={testEnv(contactSplit, env)} />,
  );

describe('contact/split', () => {
  it('shows the ways there are, each as a link that works', () => {
    const html = render({ phone: '+91 20 5550 01', email: 'office@asha.example' });
    expect(html).toContain('href="tel:+9120555001"');
    expect(html).toContain('href="mailto:office@asha.example"');
    expect(html).not.toContain('WhatsApp');
  });

  it('draws the place only with an address, and leads to a map', () => {
    expect(render({ phone: '1' })).not.toContain('<address');
    expect(render({ school_address: 'Ridge Road' })).toContain('openstreetmap.org/search?query=Ridge%20Road');
  });

  it('says so when there is no way yet, and when it failed', () => {
    expect(render({})).toContain('No contact details have been added yet.');
    expect(render({}, { state: 'error' })).toContain('could not be loaded');
  });
});
