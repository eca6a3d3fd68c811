import { type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import type { SampleFacts } from './sample-facts.ts';
import type { FacilityName, SampleWords } from './sample-words.ts';
import { stagesIn } from './stages.ts';

/** What a new school finds in its content. */
export interface Sample {
  readonly type: ContentTypeName;
  readonly document: ContentDocument;
  /** Whether visitors see it at once; else it is a draft. */
  readonly isPublished: boolean;
}

/**
 * The samples for a school, by its board, its classes and the languages that it writes in. Visitors see those whose every
 * word is in the school's own record: who it is, which classes it has. What may not be true of it is a draft.
 */
export const samplesOf = (facts: SampleFacts): readonly Sample[] => {
  const { writesHindi, alsoIn } = facts;
  const lang = writesHindi ? { lang: 'hi' } : {};
  const translated = alsoIn === undefined ? [] : allSamples(facts, writesHindi ? english : hindi);
  return allSamples(facts, writesHindi ? hindi : english).map((sample, at) => {
    const other = translated[at];
    const translations = alsoIn && other ? { translations: { [alsoIn]: textsOf(other) } } : {};
    return { ...sample, document: { ...sample.document, ...lang, ...translations } };
  });
};

const allSamples = (facts: SampleFacts, words: SampleWords): readonly Sample[] => [
  ...trueSamples(facts, words),
  ...draftSamples(facts, words),
];

/** What of a sample is there in each language. */
const textsOf = ({ type, document }: Sample): ContentDocument => {
  const texts: readonly string[] = contentTypes.find((one) => one.type === type)?.texts ?? [];
  return Object.fromEntries(Object.entries(document).filter(([field]) => texts.includes(field)));
};

const trueSamples = (facts: SampleFacts, words: SampleWords): readonly Sample[] => {
  const { heading, text } = words.about(facts);
  const live = (type: ContentTypeName, document: ContentDocument): Sample => ({ type, document, isPublished: true });
  const stages = (facts.classes ? stagesIn(facts.classes) : []).map((stage) => ({
    name: words.stage[stage.name],
    classes: words.classRange(stage, facts),
  }));
  return [
    live('about', { heading, description: text }),
    ...stages.map(({ classes }) => live('popularClass', { className: classes })),
    ...stages.map(({ name, classes }) =>
      live('featuredProgramme', { heading_Text: name, heading_Text_value: classes }),
    ),
  ];
};

const draftSamples = (facts: SampleFacts, words: SampleWords): readonly Sample[] => {
  const { today } = facts;
  const draft = (type: ContentTypeName, document: ContentDocument): Sample => ({ type, document, isPublished: false });
  const banner = words.banner(facts);
  const button = banner.button === '' ? {} : { button1_Text: banner.button, button1_Url: '/registration' };
  const { message, facilityIntro, notice, event } = words;
  const article = ({ title, text }: SampleWords['rules']): Sample =>
    draft('blog', { blog_Title: title, blog_Description: text, entryDate: today, blogFor: 2 });
  return [
    draft('banner', { heading: banner.heading, subHeading: banner.line, ...button }),
    draft('message', { name: message.name, heading: message.heading, description: message.text }),
    draft('facilityIntro', { heading: facilityIntro.heading, description: facilityIntro.text }),
    ...facilitiesFor(facts).map((name) => draft('facility', { name: words.facility[name] })),
    draft('notice', {
      noticeHead: notice.heading,
      noticeDetails: notice.text,
      entryDateTime: `${today}T09:00`,
      audience: 'All',
    }),
    // When it is, the school alone knows.
    draft('event', { noticeHead: event.heading, noticeDetails: event.text, audience: 'All' }),
    article(words.questions(facts)),
    article(words.rules),
  ];
};

/** What schools with such classes usually have. */
const facilitiesFor = ({ classes }: SampleFacts): readonly FacilityName[] => {
  const { first, last } = classes ?? { first: 4, last: 8 };
  return [
    'library',
    'playground',
    'water',
    'firstAid',
    ...(first <= 3 ? (['activityRoom'] as const) : []),
    ...(last >= 6 ? (['computerRoom'] as const) : []),
    ...(last >= 11 ? (['laboratory'] as const) : []),
  ];
};
