import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addContactMessage } from '#schemas/api/contact-messages.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productContact } from '../../manifest.ts';
import { fields } from './fields.ts';
import { ProductContact } from './ProductContact.tsx';

const platformContact = lookOf(productContact, 'standard');

const html = renderToStaticMarkup(<ProductContact {...platformContact.example} env={testEnv(platformContact)} />);

describe('product-contact', () => {
  it('asks for what the call takes, and no more', () => {
    const { properties, required } = addContactMessage.body;
    const taken = Object.keys(properties);
    expect(fields.map(({ name }) => name).filter((name) => !taken.includes(name))).toEqual([]);
    expect(fields.flatMap((field) => (field.required ? [field.name] : []))).toEqual([...required]);
    expect(html).toContain(`action="${addContactMessage.path}" method="post"`);
  });

  it('gives every way to reach the product’s people that there is', () => {
    expect(html).toContain('href="tel:+912055500199"');
    expect(html).toContain('href="mailto:hello@schoolyard.example"');
    const nothing = { phone: null, email: null, address: null, officeHours: null };
    const bare = renderToStaticMarkup(
      <ProductContact {...platformContact.example} {...nothing} env={testEnv(platformContact)} />,
    );
    expect(bare).not.toContain('<dt>');
  });
});
