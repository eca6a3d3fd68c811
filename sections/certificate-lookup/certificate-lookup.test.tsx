import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { CertificateLookup } from './CertificateLookup.tsx';
import { certificateLookup } from './manifest.ts';

const certificateLookupSoft = lookOf(certificateLookup, 'soft');

const school = { school_Name: 'Amaltas', school_Slug: 'amaltas', schoolKey: 'A-1', phone: '+91 20 5550 0142' };
const html = renderToStaticMarkup(
  <CertificateLookup heading="Certificates" school={school} env={testEnv(certificateLookupSoft)} />,
);

describe('certificate-lookup', () => {
  it('asks for number and date of birth, and for nothing more', () => {
    expect(html).toMatch(/<form[^>]* action="\/api\/certificates\/transfer" method="post"/);
    const names = [...html.matchAll(/<input[^>]* name="([\w.]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Document_Number',
      'Date_Of_Birth.day',
      'Date_Of_Birth.month',
      'Date_Of_Birth.year',
      'Company_Fax',
    ]);
    expect(html).toMatch(/<fieldset data-field="date-boxes"[^>]* data-max="2026-11-21"/);
  });

  it('has one text for whatever is wrong, and a place for the link', () => {
    expect(html).toContain('data-failed404="No certificate matches this number and date of birth.');
    expect(html).toMatch(/data-form-sent[\s\S]*<a[^>]* data-certificate=""/);
  });

  it('has a place for what the register says, which stands there only then', () => {
    expect(html).toMatch(/<div[^>]* data-found="register" hidden="">[\s\S]*Last day at the school/);
  });

  it('names the office for who lost the number', () => {
    expect(html).toContain('href="tel:+912055500142"');
  });
});
