import { classes } from '#schemas/lookups/classes.ts';
import type { Choice } from '../shared/form/field-spec.ts';

const beforeClassOne: ReadonlyMap<string, string> = new Map([
  ['Nursery', 'नर्सरी'],
  ['LKG', 'एलकेजी'],
  ['UKG', 'यूकेजी'],
]);

/** The languages in which schools in India teach, under their names in English, as profiles have them. */
const mediums = [
  ['English', 'अंग्रेज़ी'],
  ['Hindi', 'हिन्दी'],
  ['Assamese', 'असमिया'],
  ['Bengali', 'बांग्ला'],
  ['Gujarati', 'गुजराती'],
  ['Kannada', 'कन्नड़'],
  ['Malayalam', 'मलयालम'],
  ['Marathi', 'मराठी'],
  ['Odia', 'ओड़िया'],
  ['Punjabi', 'पंजाबी'],
  ['Tamil', 'तमिल'],
  ['Telugu', 'तेलुगु'],
  ['Urdu', 'उर्दू'],
] as const;

export const classChoices: readonly Choice[] = classes.map(({ id, name }) => ({ value: id, label: name }));

export const mediumChoices: readonly string[] = mediums.map(([name]) => name);

const named = (language: 'en' | 'hi'): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...['Classes_From', 'Classes_To'].flatMap((field) =>
      classes.map(({ name, grade }) => {
        const hindi = beforeClassOne.get(name) ?? `कक्षा ${grade}`;
        return [`${field}.${name}`, language === 'hi' ? hindi : name];
      }),
    ),
    ...mediums.map(([name, hindi]) => [`Medium.${name}`, language === 'hi' ? hindi : name]),
  ]);

/** What the fields with classes and languages offer, by language. */
export const choiceStrings = { en: named('en'), hi: named('hi') } as const;
