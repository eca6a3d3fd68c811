import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addContactMessage } from '#schemas/api/contact-messages.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { ContactForm } from './ContactForm.tsx';
import { fields } from './fields.ts';
import { contactForm } from './manifest.ts';

const contactFormSoft = lookOf(contactForm, 'soft');

const html = renderToStaticMarkup(<ContactForm heading="Write to us" env={testEnv(contactFormSoft)} />);

describe('contact-form', () => {
  it('asks for what the call takes, and demands what it demands', () => {
    const { properties, required } = addContactMessage.body;
    expect(fields.filter(({ name }) => !Object.hasOwn(properties, name))).toEqual([]);
    expect(fields.flatMap((field) => (field.required ? [field.name] : []))).toEqual([...required]);
  });

  it('posts by itself, and is led back to its own answer', () => {
    expect(html).toContain(`action="${addContactMessage.path}" method="post"`);
    expect(html).toContain('id="sent"');
  });

  it('keeps to the lengths of the call', () => {
    expect(html).toMatch(/name="Message"[^>]* maxLength="500"|maxLength="500"[^>]* name="Message"/i);
  });
});
