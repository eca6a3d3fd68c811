import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { trackEnquiry } from '#schemas/api/admission-documents.ts';
import { statusField } from '#schemas/api/admissions.ts';
import { enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { AdmissionTrack } from './AdmissionTrack.tsx';
import { fields } from './fields.ts';
import { admissionTrack } from './manifest.ts';

const admissionTrackSoft = lookOf(admissionTrack, 'soft');

const settings = { ...admissionTrackSoft.example } as const;
const html = renderToStaticMarkup(<AdmissionTrack {...settings} env={testEnv(admissionTrackSoft)} />);

describe('admission-track', () => {
  it('asks for both proofs and nothing else', () => {
    expect(fields.map(({ name }) => name)).toEqual([...trackEnquiry.body.required]);
    expect(html).toContain(`action="${trackEnquiry.path}" method="post"`);
  });

  it('has one text for every enquiry that is not found', () => {
    expect(html).toContain('data-failed404="No enquiry matches this reference number and mobile number.');
  });

  it('names every document, and hides the place for them until it is known which are needed', () => {
    for (const type of enquiryDocumentTypes) expect(admissionTrackSoft.strings.en).toHaveProperty([`paper.${type}`]);
    expect(html).toMatch(/<div data-papers="" [^>]*hidden=""/);
  });

  it('names every step that an enquiry can be at, in the language of the page', () => {
    const { en, hi } = admissionTrackSoft.strings;
    for (let step = statusField.minimum; step <= statusField.maximum; step++)
      expect(en).toHaveProperty([`status.${step}`]);
    const hindi = renderToStaticMarkup(
      <AdmissionTrack {...settings} env={testEnv(admissionTrackSoft, { locale: 'hi', strings: hi })} />,
    );
    expect(hindi).toMatch(/data-statuses="{[^>]*&quot;6&quot;:&quot;विचाराधीन&quot;/);
  });

  it('tells a family that was declined in a sentence, with the number to call', () => {
    expect(html).toMatch(/data-declined="" hidden="">The school could not offer.*tel:\+912055500142/);
  });

  it('leads to the enquiry, and to the office by phone', () => {
    expect(html).toContain('href="/registration"');
    expect(html).toContain('href="tel:+912055500142"');
  });
});
