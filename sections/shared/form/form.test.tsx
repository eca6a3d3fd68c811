import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from './field-spec.ts';
import { PublicForm } from './PublicForm.tsx';
import { formStrings } from './strings.ts';

const env: SectionEnv = {
  key: 'contact/form',
  headingId: 'form-heading',
  headingLevel: 2,
  look: 'soft',
  state: 'ok',
  strings: {
    ...formStrings.en,
    Name: 'Name',
    NameHint: 'As on your card',
    submit: 'Send',
    sent: 'Sent.',
    'Size.s': 'Small',
    'Size.Large': 'Big',
  },
  locale: 'en',
  dir: 'ltr',
  contentLocale: 'en',
  languages: [],
  today: '2026-11-21',
  nav: [],
  home: '/',
  path: '/contact',
  query: {},
};

const fields: readonly FieldSpec[] = [
  { name: 'Name', kind: 'text', required: true, autoComplete: 'name' },
  { name: 'Size', kind: 'select', options: ['s', 'm', { value: 7, label: 'Large' }] },
];

const html = renderToStaticMarkup(<PublicForm env={env} action="/api/x" fields={fields} sentId="sent" />);

describe('a public form', () => {
  it('describes a field by its hint and its error', () => {
    expect(html).toMatch(/aria-describedby="contact-form-Name-hint contact-form-Name-error"[^>]*name="Name"/);
    expect(html).toContain('<p id="contact-form-Name-error" data-error="" hidden="">');
  });

  it('says which fields may stay empty, and names choices by strings where there are some', () => {
    expect(html).not.toContain('Name</label> <small>');
    expect(html).toMatch(/for="contact-form-Size"[^>]*>.*\(optional\)/);
    expect(html).toContain(
      '<option value="s">Small</option><option value="m">m</option><option value="7">Big</option>',
    );
  });

  it('has a trap that people neither see nor reach', () => {
    expect(html).toMatch(
      /data-trap="" aria-hidden="true".*name="Company_Fax"[^>]*tabindex="-1"|tabindex="-1"[^>]*name="Company_Fax"/is,
    );
  });
});
