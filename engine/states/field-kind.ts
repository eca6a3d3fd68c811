import { type ContentType, contentTypes } from '#schemas/content/index.ts';

/** Text that people write, which every look changes. `max` is the length of the longest in characters. */
export interface WordedKind {
  readonly worded: 'name' | 'heading' | 'label' | 'sentence' | 'prose' | 'rich';
  readonly max: number;
  /** What is there in the Latin script where the general words would not fit. */
  readonly samples?: readonly string[];
}

/** Text that a machine reads, or a figure: the same in every look. `{n}` stands for a number. */
export interface FixedKind {
  readonly fixed: readonly string[];
}

export type FieldKind = WordedKind | FixedKind;

const named = (...samples: readonly string[]): WordedKind => ({ worded: 'name', max: 90, samples });
const label = (...samples: readonly string[]): WordedKind => ({ worded: 'label', max: 40, samples });
const fixed = (...values: readonly string[]): FixedKind => ({ fixed: values });

const person: WordedKind = { worded: 'name', max: 90 };
const prose: WordedKind = { worded: 'prose', max: 2000 };

/** By the field's name; the first that matches. */
const byName: readonly (readonly [RegExp, FieldKind])[] = [
  [/e-?mail/i, fixed('office@school.example', 'principal@school.example')],
  [/whatsapp|mobile|phone/i, fixed('+91 20 2550 12{n}')],
  [/^video/i, fixed('https://video.example/watch-{n}')],
  [/^button\d*_url$/i, fixed('/', '/#main')],
  [/(url|link|href)$/i, fixed('https://social.example/school-{n}')],
  [/domain/i, fixed('students.school.example')],
  [/slug$/i, fixed('neem-school-{n}')],
  [/key$/i, fixed('NS{n}')],
  [/time_?zone/i, fixed('Asia/Kolkata')],
  [/fees?$/i, label('₹ 2,400 a month', '₹ 3,100 a month')],
  [/size$/i, label('20 children', '24 children')],
  [/hours$|time$/i, label('Mon–Fri 8:30–12:30', '8:00–14:00')],
  [/age$/i, label('3–4 years', '5–6 years')],
  [/profession/i, label('Parent', 'Doctor', 'Class of 2012')],
  [/text$/i, label()],
  [/class_?name/i, named('Nursery', 'Lower kindergarten', 'Class 1', 'Class 2')],
  [/album_?name/i, named('Sports day', 'Science fair', 'Monsoon week', 'Founders’ day')],
  [/school_?name/i, named('Neem Tree School', 'Asha Vidyalaya', 'St. Xavier’s', 'Little Lamps')],
  [/address/i, { worded: 'label', max: 160, samples: ['12 Temple Road, Pune 411004', '4 Lake View, Nashik 422001'] }],
  [/subheading|caption|alt$/i, { worded: 'heading', max: 160 }],
  [/_text_value$/i, label('1,850', '22 years')],
  [/marks$/i, label('97.8%', '96.4%')],
  [/heading|title|head$/i, { worded: 'heading', max: 120 }],
  [/descri|message|details|content|body/i, prose],
];

const holiday = named('Diwali', 'Independence Day', 'Christmas', 'Summer holidays', 'Eid');
const place = named('Library', 'Playground', 'Science lab', 'Music room', 'School bus', 'Canteen');

/** Fields whose text is HTML, sanitised before it was stored. */
const richFields: ReadonlySet<string> = new Set(contentTypes.flatMap((type: ContentType) => type.html ?? []));

/** What is in a text field, guessed from its name and its neighbours' names. */
export const fieldKind = (field: string, neighbours: readonly string[] = []): FieldKind => {
  if (richFields.has(field)) return { worded: 'rich', max: 2000 };
  const known = byName.find(([pattern]) => pattern.test(field));
  if (known) return known[1];
  if (!/name$/i.test(field)) return { worded: 'sentence', max: 400 };
  if (/student|teacher|parent|author/i.test(field) || neighbours.includes('message')) return person;
  return neighbours.some((name) => /date$/i.test(name)) ? holiday : place;
};
