import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { contact } from '../../manifest.ts';
import { ContactLetter } from './ContactLetter.tsx';

const contactLetter = lookOf(contact, 'letter');

const { school } = contactLetter.example;
const render = (over: object) =>
  renderToStaticMarkup(
    <ContactLetter heading="Contact" school={{ ...school, ...over }} env={testEnv(contactLetter)} />,
  );

describe('contact/letter', () => {
  it('makes each way an action, and hours none', () => {
    const html = render({});
    expect(html).toContain('href="tel:+917515550108"');
    expect(html).toContain('href="mailto:office@devdatt.example"');
    expect(html).toContain('<dd>Monday to Saturday, 9\u00a0am to 4\u00a0pm</dd>');
  });

  it('says when the school has left none', () => {
    const none = { phone: undefined, email: undefined, school_address: undefined, office_Hours: undefined };
    expect(render(none)).toContain(contactLetter.strings.en.empty);
  });
});
