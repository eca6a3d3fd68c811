import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MailContent, type MailText, mailLanguages } from '#server/core/mail/mail-text.ts';
import * as accounts from '#server/domains/accounts/mails.ts';
import * as admissions from '#server/domains/admissions/mails.ts';
import * as attendance from '#server/domains/attendance/mails.ts';
import * as disclosure from '#server/domains/content/disclosure/mails.ts';
import * as leads from '#server/domains/leads/mails.ts';
import * as schools from '#server/domains/schools/mails.ts';
import * as staff from '#server/domains/staff/mails.ts';
import { packageRoot } from '#shared/package-root.ts';
import { listFiles, readText } from './files.ts';

const serverFiles = listFiles('src/server').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const tables = serverFiles.filter((file) => file.endsWith('/mails.ts'));

/** A mail that was written of some facts, in each language. */
interface Sample {
  readonly mail: unknown;
  readonly name: string;
  readonly facts: unknown;
  readonly written: Readonly<Record<(typeof mailLanguages)[number], MailContent>>;
}

const samplesOf = <Facts>(name: string, mail: MailText<Facts>, ...all: readonly Facts[]): readonly Sample[] =>
  all.map((facts, at) => ({
    mail,
    name: `${name} ${at + 1}`,
    facts,
    written: { en: mail.en(facts), hi: mail.hi(facts) },
  }));

const school = 'Greenfield Public School';
const link = 'https://greenfield.example.org/here?token=a.b';
const leave = { school, firstDay: '2026-11-23', lastDay: '2026-11-25', isApproved: true, decision: undefined };
const fire = { document: 'Fire_Safety', validUntil: '2026-12-21', daysBefore: 30 } as const;
const oneDayRefused = { lastDay: '2026-11-23', isApproved: false, decision: 'The exams begin that day.' };

const samples: readonly Sample[] = [
  ...samplesOf('receipt', admissions.receipt, {
    school,
    child: 'Ishaan Deshpande',
    session: '2026-2027',
    reference: 'E2026-0041',
    mobile: '+919876543210',
    link,
  }),
  ...samplesOf('tracking links', admissions.trackingLinks, {
    school,
    enquiries: [{ child: 'Ishaan Deshpande', reference: 'E2026-0041', link }],
    minutes: 30,
  }),
  ...samplesOf(
    'admitted',
    admissions.admitted,
    ...[true, false].map((isNew) => ({
      school,
      child: 'Ishaan Deshpande',
      session: '2026-2027',
      admissionNo: 'GPS/2026/41',
      account: { isNew, link },
    })),
  ),
  ...samplesOf('invitation', accounts.invitation, { school, name: 'Devika Menon', link }),
  ...samplesOf('password reset', accounts.passwordReset, { school, link, minutes: 30 }),
  ...samplesOf('verification', accounts.verification, { school, link }),
  ...samplesOf('support visit', accounts.supportVisit, {
    school,
    operator: 'Kabir Anand',
    reason: 'The letter is printed twice.',
    endsAt: new Date('2026-11-21T07:30:00Z'),
    timeZone: 'Asia/Kolkata',
    link,
  }),
  ...samplesOf('missing registers', attendance.missingRegisters, {
    school,
    date: '2026-11-21',
    classes: [
      { name: 'Class 5 A', part: 'Full' },
      { name: 'Class 6 A', part: 'Forenoon' },
      { name: 'Class 6 B', part: 'Afternoon' },
    ],
    link,
  }),
  ...samplesOf(
    'leave of a child',
    attendance.leaveAnswer,
    { ...leave, child: 'Ishaan' },
    { ...leave, ...oneDayRefused, child: 'Ishaan' },
  ),
  ...samplesOf(
    'leave of a member',
    staff.leaveAnswer,
    { ...leave, type: 'Casual leave' },
    { ...leave, type: 'Casual leave', asked: ['2026-11-23', '2026-11-27'] },
    { ...leave, ...oneDayRefused, type: 'Casual leave' },
  ),
  ...samplesOf(
    'expiring documents',
    disclosure.expiringDocuments,
    { school, alerts: [fire], link },
    { school, alerts: [fire, { ...fire, document: 'Rte_Recognition' }], link },
  ),
  ...samplesOf(
    'new message',
    leads.newMessage,
    {
      name: 'Ilma Khan',
      about: 'Bus stop',
      message: 'Does the bus stop here?',
      email: 'i@example.org',
      mobile: undefined,
    },
    { name: 'Ilma Khan', about: undefined, message: 'Does it?', email: undefined, mobile: '+919822200001' },
  ),
  ...samplesOf('new demo request', leads.newDemoRequest, { name: 'Farida Sheikh', school, mobile: '+919811100017' }),
  ...samplesOf('welcome', schools.welcome, {
    website: 'https://lotus-valley.example.org',
    office: 'https://lotus-valley.example.org/school',
    link,
  }),
];

/** Every text among the facts, the longest first: a name may be part of an address. */
const textsOf = (facts: unknown): readonly string[] => {
  if (typeof facts === 'string') return [facts];
  if (typeof facts !== 'object' || facts === null || facts instanceof Date) return [];
  return Object.values(facts)
    .flatMap(textsOf)
    .toSorted((one, other) => other.length - one.length);
};

const withoutFacts = (line: string, facts: unknown): string =>
  textsOf(facts).reduce((rest, fact) => rest.replaceAll(fact, ' '), line);

const linesOf = ({ subject, text }: MailContent): readonly string[] => [subject, ...text.split('\n')];

const devanagari = /\p{Script=Devanagari}/u;
const latin = /\p{Script=Latin}/u;

/** What is wrong with a mail's Hindi: lines in which our own words are not Hindi, or end as English ones do. */
const hindiFaults = ({ written, facts }: Pick<Sample, 'written' | 'facts'>): readonly string[] =>
  linesOf(written.hi).filter((line, at) => {
    const own = withoutFacts(line, facts);
    return latin.test(own) || (at === 0 && !devanagari.test(own)) || /\p{Script=Devanagari}\.(?:\s|$)/u.test(own);
  });

describe('the tables of mails', () => {
  it('are all known here, and each mail in them has a sample', async () => {
    const modules = await Promise.all(
      tables.map((file) => import(join(packageRoot, file)) as Promise<Record<string, unknown>>),
    );
    const known = [...new Set(samples.map(({ mail }) => mail))];
    const mails = modules.flatMap((module) => Object.values(module));
    expect(mails.length).toBeGreaterThan(12);
    expect(mails.filter((mail) => !known.includes(mail))).toEqual([]);
    expect(known).toHaveLength(mails.length);
    expect(mails.every((mail) => mailLanguages.every((language) => Object.hasOwn(mail as object, language)))).toBe(
      true,
    );
  });

  it.each(samples)('say it in Hindi: $name', (sample) => {
    expect(hindiFaults(sample)).toEqual([]);
  });

  it.each(samples)('say it in English: $name', ({ written }) => {
    expect(linesOf(written.en).filter((line) => devanagari.test(line))).toEqual([]);
    expect(written.en.subject).toMatch(latin);
  });

  it.each(samples)('say the same in both: $name', ({ written: { en, hi }, facts }) => {
    const toldIn = (content: MailContent): readonly string[] => {
      const all = linesOf(content).join('\n');
      return textsOf(facts).filter((fact) => all.includes(fact));
    };
    expect(toldIn(hi)).toEqual(toldIn(en));
    expect(hi.text.split('\n\n')).toHaveLength(en.text.split('\n\n').length);
    expect(linesOf(hi).join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('would not pass with a sentence of another language in them', () => {
    const [first] = samples;
    const { subject, text } = first?.written.hi ?? { subject: '', text: '' };
    const faultsOf = (hi: MailContent) =>
      hindiFaults({ facts: first?.facts, written: { en: first?.written.en ?? hi, hi } });
    expect(faultsOf({ subject, text })).toEqual([]);
    expect(faultsOf({ subject: 'Your enquiry', text })).toEqual(['Your enquiry']);
    expect(faultsOf({ subject, text: `${text}\n\nIgnore this email.` })).toEqual(['Ignore this email.']);
    expect(faultsOf({ subject, text: 'इसे अनदेखा करें.' })).toEqual(['इसे अनदेखा करें.']);
    expect(faultsOf({ subject: 'E2026-0041', text })).toEqual(['E2026-0041']);
  });
});

describe('mails', () => {
  const reply = 'src/server/domains/leads/contact-messages/reply.ts';

  it('are handed over in a language by the senders of mails alone', () => {
    const senders = serverFiles
      .filter((file) => !file.startsWith('src/server/core/mail/'))
      .filter((file) => /\bmail\.send(?:Now)?\(/.test(readText(file)));
    expect(senders).toEqual([
      'src/server/domains/content/disclosure/send-alerts.ts',
      // What the office writes itself.
      reply,
      'src/server/http/school-mail.ts',
    ]);
  });

  it('have their sentences from the tables alone', () => {
    const literal = /\bsubject: ?(?:'|"|`)/;
    const writers = serverFiles.filter((file) => !tables.includes(file) && literal.test(readText(file)));
    expect(writers).toEqual([reply]);
  });
});
