import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addEnquiry } from '#schemas/api/admissions.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { classChoice } from './class-choice.ts';
import { clientFacts } from './client-facts.ts';
import { stepsOf } from './fields.ts';
import { EnquiryOpen } from './looks/open/EnquiryOpen.tsx';
import { EnquiryRuled } from './looks/ruled/EnquiryRuled.tsx';
import { EnquirySoft } from './looks/soft/EnquirySoft.tsx';
import { admissionEnquiry } from './manifest.ts';

const admissionEnquirySoft = lookOf(admissionEnquiry, 'soft');

const { example } = admissionEnquirySoft;
const settings = { ...example } as const;
const render = (over: object = {}, env: object = {}) =>
  renderToStaticMarkup(<EnquirySoft {...settings} {...over} env={testEnv(admissionEnquirySoft, env)} />);
const fields = stepsOf(example.admissions, testEnv(admissionEnquirySoft)).flatMap(
  ({ fields, earlier = [], more = [] }) => [...fields, ...earlier, ...more],
);

/** Which the server sets, or the shared form asks for. */
const notAsked = ['School_Id', 'Admission_Enquiry_Id', 'Enquiry_Type', 'Company_Fax', 'Fill_Seconds'];

describe('admission-enquiry', () => {
  it('asks for everything that the call takes, and demands what it demands', () => {
    const { properties, required } = addEnquiry.body;
    const taken = Object.keys(properties).filter((name) => !notAsked.includes(name));
    expect(fields.map(({ name }) => name).sort()).toEqual(taken.sort());
    // A gender is always sent, and 'Prefer not to say' until a family says one.
    const sent = fields.filter(({ required, initial }) => required || initial !== undefined);
    expect(sent.map(({ name }) => name).sort()).toEqual([...required].sort());
  });

  it('says of an optional group once that it is one, and of the age what will stand there', () => {
    const html = render();
    expect(html).toMatch(/<legend>Previous school \(optional\)<\/legend>.*?<label[^>]*>Class last attended<\/label>/);
    expect(html).toMatch(/<div data-age="" data-ask="Give the date of birth[^"]*" role="status"><\/div>/);
    expect(html).toMatch(/<span data-step-count="">Step 2 of 3:<\/span> You<\/span>/);
  });

  it('stands whole without script: every label, every choice, one form', () => {
    const html = render();
    expect(html).toContain(`action="${addEnquiry.path}" method="post"`);
    for (const { name, kind } of fields) {
      expect(admissionEnquirySoft.strings.en).toHaveProperty(name);
      if (kind !== 'radio' && kind !== 'date-boxes') expect(html).toContain(`for="home-admission-enquiry-${name}"`);
    }
    expect(html).toContain('<option value="2">Mother</option>');
    for (const box of ['day', 'month', 'year'])
      expect(html).toMatch(new RegExp(`<input[^>]*autocomplete="bday-${box}"[^>]*name="Date_Of_Birth.${box}"`, 'i'));
    expect(html).not.toContain('type="checkbox" value="true" checked');
  });

  it('asks for the session only where there are two', () => {
    expect(render().match(/<input[^>]*type="radio"[^>]*name="Session"/g)).toHaveLength(2);
    const one = render({ admissions: { ...example.admissions, sessions: example.admissions.sessions.slice(0, 1) } });
    expect(one).toContain('<input type="hidden" name="Session" value="2027-2028"/>');
    expect(one).toContain('Class in session 2027–28');
    expect(one).toContain('Enquiries for session 2027–28 are open till 15 January 2027.');
  });

  it('tells each open session’s own days', () => {
    const html = render({ reference: 'E2026-0042' });
    expect(html).toContain('Ages are counted on 31 December 2026 (2027–28), 1 April 2026 (2026–27)');
    expect(html).toMatch(/data-until="">At any time</);
    expect(render({ reference: 'E2027-0042' })).toMatch(/data-until="">By 15 January 2027</);
    const facts = JSON.parse(clientFacts(testEnv(admissionEnquirySoft), example.admissions)['data-sessions'] ?? '{}');
    expect(facts).toMatchObject({
      '2027-2028': { until: 'By 15 January 2027' },
      '2026-2027': { until: 'At any time' },
    });
  });

  it('says that admissions are closed, and where to ask, where no session is open', () => {
    const html = render({ admissions: { ...example.admissions, sessions: [] } });
    expect(html).toContain('Admissions are closed at the moment');
    expect(html).toContain('href="tel:+912055500142"');
    expect(html).not.toContain('<form');
  });

  it.each([EnquirySoft, EnquiryRuled, EnquiryOpen])(
    'offers the school’s classes alone, each as a radio: %o',
    (Look) => {
      const html = renderToStaticMarkup(<Look {...settings} env={testEnv(admissionEnquirySoft)} />);
      const values = [...html.matchAll(/<input[^>]*name="Class_Id"[^>]*>/g)].map(
        ([tag]) => /value="(\d+)"/.exec(tag)?.[1],
      );
      expect(values).toEqual(['1', '2', '8']);
      expect(html).not.toMatch(/name="Class_Id"[^>]*checked/);
    },
  );

  it('comes with the class chosen that a visitor asked for', () => {
    expect(classChoice(example.admissions, 'LKG').chosenId).toBe(2);
    expect(classChoice(example.admissions, 'Classes I to V').chosenId).toBe(8);
    const stage = classChoice(example.admissions, 'Nursery and KG');
    expect([stage.chosenId, stage.groups[0]?.isChosen]).toEqual([undefined, true]);
    expect(classChoice(example.admissions, 'Class XIII').chosenId).toBeUndefined();
  });

  it('names its choices in the language of the page, and sends what the call takes', () => {
    const html = render({}, { locale: 'hi', strings: admissionEnquirySoft.strings.hi });
    expect(html).toContain('<option value="2">माता</option>');
    expect(html).toContain('<option value="Female">बालिका</option>');
    expect(html).toContain('<option value="Kerala">केरल</option>');
    expect(html).toContain('आयु 31 दिसंबर 2026 (2027–28), 1 अप्रैल 2026 (2026–27) को गिनी जाती है');
    const choices = [...html.matchAll(/<option value="[^"]+">([^<]+)</g)].map(([, label]) => label ?? '');
    expect(choices.filter((label) => !/\p{Script=Devanagari}/u.test(label))).toEqual([]);
  });

  it('shows the number of an enquiry that was sent without script, and no other text of an address', () => {
    expect(render({ reference: 'E2026-0042' })).toContain('<dd data-reference="">E2026-0042</dd>');
    expect(render({ reference: 'Call 1800 12345 now' })).not.toContain('1800');
  });

  it('leaves a receipt on the letterhead, with three steps and a code that names nobody', () => {
    const html = render({ siteUrl: 'https://amaltas.example', reference: 'E2026-0042' });
    expect(html).toMatch(/data-letterhead="".*Amaltas Public School/);
    expect(html).toContain('src="/feeds/track.svg"');
    expect(html).toContain('<strong>amaltas.example/admission/track</strong>');
    expect(html).toContain('By 15 January 2027');
    expect(html).toContain('Date not fixed yet');
  });

  it('says so when it could not be loaded', () => {
    expect(render({}, { state: 'error' })).toContain('Please call the office.');
  });
});
