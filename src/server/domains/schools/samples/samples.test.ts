import { describe, expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import { validateContent } from '#server/domains/content/index.ts';
import { validateDraft } from '#server/domains/content/validate.ts';
import type { SampleFacts } from './sample-facts.ts';
import { type Sample, samplesOf } from './samples.ts';

const facts: SampleFacts = {
  name: 'Lotus Valley School',
  city: 'Pune',
  state: 'Maharashtra',
  board: 'CBSE',
  kind: 'Co-educational',
  mediums: ['English'],
  classes: { first: 1, last: 13 },
  takesEnquiries: true,
  writesHindi: false,
  alsoIn: 'hi',
  today: '2026-11-25',
};

const seen = (samples: readonly Sample[], type: Sample['type']) =>
  samples.filter((sample) => sample.type === type && sample.isPublished).map(({ document }) => document);
const aboutOf = (changes: Partial<SampleFacts>) => seen(samplesOf({ ...facts, ...changes }), 'about')[0]?.description;
const classesOf = (changes: Partial<SampleFacts>) =>
  seen(samplesOf({ ...facts, ...changes }), 'popularClass').map(({ className }) => className);

const boards = [undefined, 'CBSE', 'CISCE', 'State', 'IB', 'Cambridge', 'NIOS', 'Other'] as const;
const ranges = Array.from({ length: 15 }, (_, first) =>
  Array.from({ length: 15 - first }, (_two, more) => ({ first: first + 1, last: first + 1 + more })),
).flat();

describe('the samples of a new school', () => {
  it.each([false, true])('are sound for every board and all classes (Hindi: %s)', (writesHindi) => {
    const problems = boards.flatMap((board) =>
      [undefined, ...ranges].flatMap((classes) =>
        samplesOf({
          ...facts,
          board,
          classes,
          writesHindi,
          alsoIn: writesHindi ? 'en' : 'hi',
          name: 'क'.repeat(150),
        }).flatMap(({ type, document, isPublished }) =>
          isPublished ? validateContent(type, document) : validateDraft(type, document),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('show visitors what the school has said of itself', () => {
    expect(aboutOf({})).toBe(
      'Lotus Valley School is a co-educational school in Pune, Maharashtra. It teaches Nursery to Class 10, in English. It follows the CBSE curriculum.\nFor questions about admission, call or write to the office. You can also send an enquiry from this website.',
    );
    expect(aboutOf({ board: 'State', kind: undefined, classes: undefined, mediums: [], takesEnquiries: false })).toBe(
      'Lotus Valley School is a school in Pune, Maharashtra. It follows the curriculum of the state board.\nFor any question, call or write to the office.',
    );
    expect(aboutOf({ board: 'Other', classes: undefined, mediums: ['Marathi', 'English'] })).toContain(
      'It teaches in Marathi and English.',
    );
  });

  it('say the same in Hindi', () => {
    const hindi = { name: 'कमल घाटी विद्यालय', city: 'भोपाल', mediums: ['Hindi', 'English'], writesHindi: true };
    expect(aboutOf(hindi)).toBe(
      'कमल घाटी विद्यालय, भोपाल का सह-शिक्षा विद्यालय है। यहाँ नर्सरी से कक्षा 10 तक की पढ़ाई हिन्दी और अंग्रेज़ी में होती है। यहाँ CBSE का पाठ्यक्रम चलता है।\nप्रवेश के बारे में पूछने के लिए कार्यालय को फ़ोन करें या लिखें। आप इस वेबसाइट से भी पूछताछ भेज सकते हैं।',
    );
    expect(classesOf(hindi)).toEqual(['नर्सरी से यूकेजी', 'कक्षा 1 से 5', 'कक्षा 6 से 8', 'कक्षा 9 और 10']);
    expect(new Set(samplesOf({ ...facts, ...hindi }).map(({ document }) => document.lang))).toEqual(new Set(['hi']));
  });

  it('are there in the other language of the school, where it has that', () => {
    const [about] = seen(samplesOf(facts), 'about');
    expect(about?.translations).toEqual({
      hi: { heading: 'हमारे विद्यालय के बारे में', description: expect.stringContaining('सह-शिक्षा विद्यालय') },
    });
    const [notice] = samplesOf({ ...facts, writesHindi: true, alsoIn: 'en' }).filter(({ type }) => type === 'notice');
    expect(notice?.document.translations).toMatchObject({ en: { noticeHead: 'Our new website is open' } });
    expect(samplesOf({ ...facts, alsoIn: undefined }).some(({ document }) => document.translations)).toBe(false);
  });

  it('have the classes of the school and no others, counted as its board does', () => {
    expect(classesOf({})).toEqual(['Nursery to UKG', 'Classes 1 to 5', 'Classes 6 to 8', 'Classes 9 and 10']);
    expect(classesOf({ classes: { first: 3, last: 4 } })).toEqual(['UKG', 'Class 1']);
    expect(classesOf({ classes: { first: 9, last: 15 }, board: 'IB' })).toEqual([
      'Grades 6 to 8',
      'Grades 9 and 10',
      'Grades 11 and 12',
    ]);
    expect(classesOf({ classes: undefined })).toEqual([]);
  });

  it('keep from visitors whatever may not be true: people, facilities, notices, events, articles', () => {
    const published = new Set(samplesOf(facts).flatMap(({ type, isPublished }) => (isPublished ? [type] : [])));
    expect(published).toEqual(new Set(['about', 'popularClass', 'featuredProgramme']));
  });

  it('name no one but the school, and no figure but its classes', () => {
    const texts = samplesOf({ ...facts, classes: undefined })
      .flatMap(({ document }) => Object.entries(document))
      .flatMap(([field, value]) => (typeof value === 'string' && !field.startsWith('entryDate') ? [value] : []))
      .join('\n')
      .replace(/<\/?h2>|button1|Class 1\b/g, '');
    expect(texts).not.toMatch(/\d|₹|%/);
    const withPeople = ['testimonial', 'topper', 'birthdayStudent', 'galleryAlbum', 'disclosure'];
    const types = new Set<string>(samplesOf(facts).map(({ type }) => type));
    expect(withPeople.filter((type) => types.has(type))).toEqual([]);
    expect(contentTypes.map(({ type }) => type)).toEqual(expect.arrayContaining(withPeople));
  });
});
