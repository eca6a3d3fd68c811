import { type GuardianKind, guardianKinds } from '#schemas/records/student.ts';
import { type ImportedField, importedFields } from '#schemas/records/student-import.ts';
import { headingPatterns as patterns } from '../../tables/heading-patterns.ts';
import { headingWords } from '../../tables/heading-words.ts';
import type { Table, TableRow } from '../../tables/read-table.ts';

/** Where a column goes: to a field, to the parts of a name, or nowhere. */
export type Target = ImportedField | 'Full_Name' | 'Surname_First' | 'none';

/** In the order of a form, as columns are offered. */
export const targets: readonly Target[] = ['none', 'Full_Name', 'Surname_First', ...importedFields];

/** Headings of what is somebody's own: “Mother’s mobile”, “पिता का ईमेल”. */
const ownContacts = (kind: GuardianKind, who: string): readonly (readonly [Target, RegExp])[] => [
  [`${kind}_Email`, new RegExp(`(?:${who}).*(?:e-?mail|ईमेल|ई-मेल)`)],
  [`${kind}_Mobile`, new RegExp(`(?:${who}).*(?:mob|phone|contact|\\bcell\\b|number|मोबाइल|फ़ोन|फोन|नंबर|नम्बर)`)],
];

/**
 * Words of headings in English and Hindi, those of UDISE+ among them, by where such a column goes; what is named first
 * wins.
 */
const known: readonly (readonly [Target, RegExp])[] = [
  ['none', patterns.serial],
  ['none', /\bpen\b|permanent|aadha?ar|apaar|udise|आधार|स्थायी|previous|last (?:class|school)|पिछल|school name|teacher/],
  ['Admission_Date', /(?:adm|joining|प्रवेश|दाखिल|दाख़िल).*(?:date|तिथि|तारीख|दिनांक)|date of (?:adm|join)|\bdoa\b/],
  ['Admission_No', /\badm[a-z]*\.? ?(?:no|num|#|id)|\badm[a-z]*$|\bg\.? ?r\.? ?(?:no|num|reg)|scholar|enrol/],
  ['Admission_No', /(?:प्रवेश|दाखिला|दाख़िला) ?(?:सं|क्र|नं)|स्कॉलर/],
  ['Date_Of_Birth', patterns.birth],
  ...ownContacts('Father', 'father|पिता'),
  ...ownContacts('Mother', 'mother|माता|माँ'),
  ...ownContacts('Guardian', 'guardian|संरक्षक'),
  ['Alternate_Mobile', patterns.otherMobile],
  ['Alternate_Mobile', patterns.otherMobileInHindi],
  ['Email', patterns.email],
  ['Mobile', patterns.mobile],
  ['Mother_Tongue', /mother ?tongue|मातृभाषा/],
  ['Guardian_Relation', /relation|guardian is|संबंध|सम्बन्ध|रिश्ता/],
  ['Father_Name', patterns.father],
  ['Mother_Name', patterns.mother],
  ['Guardian_Name', /guardian|संरक्षक|अभिभावक/],
  ['Roll_No', /\broll|रोल|अनुक्रमांक/],
  ['Section_Id', /\bsec(?:tion)?\b|\bdiv(?:ision)?\b|सेक्शन|अनुभाग|खंड/],
  ['Class_Id', patterns.class],
  ['Gender', patterns.gender],
  ['Blood_Group', /blood|रक्त/],
  ['Category', /category|वर्ग|श्रेणी/],
  ['Religion', /religion|धर्म/],
  ['Nationality', /nationality|राष्ट्रीयता/],
  ['Pincode', /\bpin\b|pin ?code|postal|\bzip\b|पिन/],
  ['State', /\bstate\b|राज्य/],
  ['City', /\bcity\b|town|village|शहर|गाँव|गांव|नगर/],
  ['Address', patterns.address],
  ['Middle_Name', /middle|मध्य/],
  ['Last_Name', patterns.lastName],
  ['First_Name', patterns.firstName],
  ['Full_Name', /(?:student|child|pupil|candidate).*name|name of (?:the )?(?:student|child|pupil)|full name|^name$/],
  ['Full_Name', /(?:विद्यार्थी|छात्र|बच्चे|शिशु).*नाम|^नाम$|पूरा नाम/],
];

const guessOf = (heading: string): Target =>
  known.find(([, words]) => words.test(headingWords(heading)))?.[0] ?? 'none';

/** A list of students has its headings in the first row. */
export const tableOf = ([first, ...rows]: readonly TableRow[]): Table => ({ headings: first?.cells ?? [], rows });

/** What no two columns fill. */
const parts: Readonly<Partial<Record<Target, readonly Target[]>>> = {
  Full_Name: ['First_Name', 'Middle_Name', 'Last_Name', 'Surname_First'],
  Surname_First: ['First_Name', 'Middle_Name', 'Last_Name', 'Full_Name'],
};

/** Whether two columns fill the same. */
const clash = (one: Target, other: Target): boolean =>
  one !== 'none' && (one === other || parts[one]?.includes(other) === true || parts[other]?.includes(one) === true);

/** Where each column likely goes, by its heading. No field is filled by two. */
export const guessTargets = ({ headings, rows }: Table): readonly Target[] => {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const guessed = Array.from({ length: width }, (_, at) => guessOf(headings[at] ?? ''));
  // Next to a surname, what is only called a name is the first one.
  const hasSurname = guessed.includes('Last_Name');
  const meant = guessed.map((target): Target => (target === 'Full_Name' && hasSurname ? 'First_Name' : target));
  const called = withFamilyMobile(meant);
  return called.map((target, at) => (called.slice(0, at).some((one) => clash(one, target)) ? 'none' : target));
};

/** Where nothing else is the family's number, that of the first parent is. */
const withFamilyMobile = (guessed: readonly Target[]): readonly Target[] => {
  const first = guardianKinds.map((kind) => `${kind}_Mobile` as const).find((one) => guessed.includes(one));
  if (guessed.includes('Mobile') || first === undefined) return guessed;
  return guessed.map((target) => (target === first ? 'Mobile' : target));
};

/** The columns where one goes elsewhere: another that filled the same is left out. */
export const aimColumn = (before: readonly Target[], column: number, target: Target): readonly Target[] =>
  before.map((one, at) => (at === column ? target : clash(one, target) ? 'none' : one));

/** The fields that columns fill. */
export const filledFields = (chosen: readonly Target[]): ReadonlySet<Target> => {
  const hasName = chosen.includes('Full_Name') || chosen.includes('Surname_First');
  return new Set([...chosen, ...(hasName ? (['First_Name', 'Middle_Name', 'Last_Name'] as const) : [])]);
};
