import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addEnquiry } from '#schemas/api/admissions.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { AdmissionEnquiry } from './AdmissionEnquiry.tsx';
import { stepsOf } from './fields.ts';
import { admissionEnquiry } from './manifest.ts';

const admissionEnquirySoft = lookOf(admissionEnquiry, 'soft');

const { example } = admissionEnquirySoft;
const settings = { ...example } as const;
const render = (over: object = {}, env: object = {}) =>
  renderToStaticMarkup(<AdmissionEnquiry {...settings} {...over} env={testEnv(admissionEnquirySoft, env)} />);
const fields = stepsOf(example.admissions, testEnv(admissionEnquirySoft)).flatMap(({ fields, earlier = [] }) => [
  ...fields,
  ...earlier,
]);

/** Which the server sets, or the shared form asks for. */
const notAsked = ['School_Id', 'Admission_Enquiry_Id', 'Enquiry_Type', 'Company_Fax', 'Fill_Seconds'];

describe('admission-enquiry', () => {
  it('asks for everything that the call takes, and demands what it demands', () => {
    const { properties, required } = addEnquiry.body;
    const taken = Object.keys(properties).filter((name) => !notAsked.includes(name));
    expect(fields.map(({ name }) => name).sort()).toEqual(taken.sort());
    expect(fields.flatMap((field) => (field.required ? [field.name] : [])).sort()).toEqual([...required].sort());
  });

  it('stands whole without script: every label, every choice, one form', () => {
    const html = render();
    expect(html).toContain(`action="${addEnquiry.path}" method="post"`);
    for (const { name } of fields) {
      expect(admissionEnquirySoft.strings.en).toHaveProperty(name);
      expect(html).toContain(`for="home-admission-enquiry-${name}"`);
    }
    expect(html).toContain('<option value="8">Class 5</option>');
    expect(html).toContain('<option value="2027-2028">2027-2028</option>');
    expect(html).toContain('<option value="2">Mother</option>');
    expect(html.match(/<select [^>]*data-number=""/g)).toHaveLength(2);
    expect(html).toMatch(/name="Date_Of_Birth"[^>]* max="2026-11-21"|max="2026-11-21"[^>]* name="Date_Of_Birth"/);
  });

  it('names its choices in the language of the page, and sends what the call takes', () => {
    const html = render({}, { locale: 'hi', strings: admissionEnquirySoft.strings.hi });
    expect(html).toContain('<option value="2">माता</option>');
    expect(html).toContain('<option value="Female">बालिका</option>');
    expect(html).toContain('<option value="Kerala">केरल</option>');
    expect(html).toContain('<option value="8">Class 5</option>');
    const choices = [...html.matchAll(/<option value="[^"]+">([^<]+)</g)].map(([, label]) => label ?? '');
    const given = /^(Class 5|Nursery|\d{4}-\d{4})$/;
    expect(choices.filter((label) => !/\p{Script=Devanagari}/u.test(label) && !given.test(label))).toEqual([]);
  });

  it('shows the number of an enquiry that was sent without script, and no other text of an address', () => {
    expect(render({ reference: 'E2026-0042' })).toContain('<strong data-reference="">E2026-0042</strong>');
    expect(render({ reference: 'Call 1800 12345 now' })).not.toContain('1800');
  });

  it('says so when it could not be loaded', () => {
    expect(render({}, { state: 'error' })).toContain('Please call the office.');
  });
});
