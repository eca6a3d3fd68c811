import { standardClass } from '#schemas/lookups/classes.ts';
import type { SampleFacts } from './sample-facts.ts';
import { fitting, joined, type SampleWords } from './sample-words.ts';
import type { ClassRange } from './stages.ts';

const kinds: Readonly<Record<NonNullable<SampleFacts['kind']>, string>> = {
  'Co-educational': 'a co-educational school',
  Boys: 'a school for boys',
  Girls: 'a school for girls',
};

/** IB and Cambridge schools count grades. */
const wordOf = ({ board }: SampleFacts): string => (board === 'IB' || board === 'Cambridge' ? 'Grade' : 'Class');

const pluralOf = (word: string): string => (word === 'Class' ? 'Classes' : 'Grades');

const classRange = ({ first, last }: ClassRange, facts: SampleFacts): string => {
  const word = wordOf(facts);
  const [from, to] = [standardClass(first), standardClass(last)];
  const nameOf = (one: typeof from): string => (one && one.grade > 0 ? `${word} ${one.grade}` : (one?.name ?? ''));
  if (first === last) return nameOf(from);
  const between = last - first === 1 ? 'and' : 'to';
  if (from && to && from.grade > 0) return `${pluralOf(word)} ${from.grade} ${between} ${to.grade}`;
  return `${nameOf(from)} ${between} ${nameOf(to)}`;
};

const curriculum = ({ board }: SampleFacts): string | undefined => {
  if (board === undefined || board === 'Other') return undefined;
  return board === 'State' ? 'It follows the curriculum of the state board.' : `It follows the ${board} curriculum.`;
};

const teaching = (facts: SampleFacts): string | undefined => {
  const classes = facts.classes && classRange(facts.classes, facts);
  const mediums = new Intl.ListFormat('en-IN').format(facts.mediums);
  if (!(classes || mediums)) return undefined;
  return `It teaches ${joined(', ', classes, mediums && `in ${mediums}`)}.`;
};

const admissionWay = ({ takesEnquiries }: SampleFacts): string =>
  takesEnquiries
    ? 'For questions about admission, call or write to the office. You can also send an enquiry from this website.'
    : 'For any question, call or write to the office.';

export const english: SampleWords = {
  about: (facts) => {
    const { name, city, state, kind } = facts;
    const who = `${name} is ${kind === undefined ? 'a school' : kinds[kind]} in ${city}, ${state}.`;
    return {
      heading: 'About our school',
      text: `${joined(' ', who, teaching(facts), curriculum(facts))}\n${admissionWay(facts)}`,
    };
  },
  classRange,
  stage: {
    prePrimary: 'Pre-primary',
    primary: 'Primary',
    middle: 'Middle school',
    secondary: 'Secondary',
    seniorSecondary: 'Senior secondary',
  },
  banner: ({ name, city, state, takesEnquiries }) => ({
    heading: fitting(120, `Welcome to ${name}`, name, 'Welcome'),
    line: fitting(160, `${city}, ${state}`, city),
    button: takesEnquiries ? 'Admission enquiry' : '',
  }),
  message: {
    name: 'The Principal',
    heading: 'Principal',
    text: 'Dear parents,\nwelcome to our website. Here you find our notices, our holidays and how to contact the office.\nIf you are choosing a school for your child, ask us whatever you would like to know.',
  },
  facilityIntro: { heading: 'Facilities', text: 'What our students find at school.' },
  facility: {
    library: 'Library',
    playground: 'Playground',
    water: 'Drinking water',
    firstAid: 'First aid',
    activityRoom: 'Activity room',
    computerRoom: 'Computer room',
    laboratory: 'Science laboratory',
  },
  notice: {
    heading: 'Our new website is open',
    text: 'You will find notices, holidays and events here. For anything else, call or write to the office.',
  },
  event: {
    heading: 'Parent–teacher meeting',
    text: 'Parents meet the class teachers. Bring your child’s diary along.',
  },
  questions: (facts) => {
    const starts = facts.classes === undefined || facts.classes.first <= 4;
    const word = wordOf(facts);
    return {
      title: 'Admission: what parents ask',
      text: joined(
        '',
        '<h2>How do I apply?</h2><p>Send an admission enquiry from this website, or call the office. The office tells you the next step.</p>',
        starts &&
          `<h2>How old should my child be?</h2><p>Children usually start ${word} 1 when they have turned six.</p>`,
        '<h2>Which documents are needed?</h2><ul><li>Birth certificate</li><li>Photo of the child</li><li>Proof of address</li><li>Report card and transfer certificate, where the child comes from another school</li></ul>',
        '<h2>May we see the school first?</h2><p>Call the office and agree on a time.</p>',
      ),
    };
  },
  rules: {
    title: 'House rules',
    text: '<ul><li>Come on time, in clean uniform.</li><li>Bring what the timetable asks for.</li><li>Speak politely to everyone.</li><li>Take care of books, rooms and the garden.</li><li>Tell a teacher when something is wrong.</li><li>When you cannot come, your parents let the class teacher know.</li></ul>',
  },
};
