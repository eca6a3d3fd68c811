import type { SectionEnv } from '#engine/section.ts';
import { states } from '#schemas/lookups/states.ts';
import { say } from '../say.ts';
import type { Choice } from './field-spec.ts';

const hindi: ReadonlyMap<string, string> = new Map([
  ['Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'],
  ['Andhra Pradesh', 'आंध्र प्रदेश'],
  ['Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  ['Assam', 'असम'],
  ['Bihar', 'बिहार'],
  ['Chandigarh', 'चंडीगढ़'],
  ['Chhattisgarh', 'छत्तीसगढ़'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली तथा दमन और दीव'],
  ['Delhi', 'दिल्ली'],
  ['Goa', 'गोवा'],
  ['Gujarat', 'गुजरात'],
  ['Haryana', 'हरियाणा'],
  ['Himachal Pradesh', 'हिमाचल प्रदेश'],
  ['Jammu and Kashmir', 'जम्मू और कश्मीर'],
  ['Jharkhand', 'झारखंड'],
  ['Karnataka', 'कर्नाटक'],
  ['Kerala', 'केरल'],
  ['Ladakh', 'लद्दाख'],
  ['Lakshadweep', 'लक्षद्वीप'],
  ['Madhya Pradesh', 'मध्य प्रदेश'],
  ['Maharashtra', 'महाराष्ट्र'],
  ['Manipur', 'मणिपुर'],
  ['Meghalaya', 'मेघालय'],
  ['Mizoram', 'मिज़ोरम'],
  ['Nagaland', 'नागालैंड'],
  ['Odisha', 'ओडिशा'],
  ['Puducherry', 'पुदुच्चेरी'],
  ['Punjab', 'पंजाब'],
  ['Rajasthan', 'राजस्थान'],
  ['Sikkim', 'सिक्किम'],
  ['Tamil Nadu', 'तमिलनाडु'],
  ['Telangana', 'तेलंगाना'],
  ['Tripura', 'त्रिपुरा'],
  ['Uttar Pradesh', 'उत्तर प्रदेश'],
  ['Uttarakhand', 'उत्तराखंड'],
  ['West Bengal', 'पश्चिम बंगाल'],
]);

const named = (nameOf: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map(({ name }) => [`State.${name}`, nameOf(name)]));

/** The states by language; a section with the field `State` spreads them into its own strings. */
export const stateStrings = { en: named((name) => name), hi: named((name) => hindi.get(name) ?? name) } as const;

/** What the field `State` offers: each under its name in the page's language, in the order of that. */
export const stateChoices = (env: SectionEnv): readonly Choice[] => {
  const { compare } = new Intl.Collator(env.locale);
  return states
    .map(({ name }): Choice => ({ value: name, label: say(env, `State.${name}`) || name }))
    .toSorted((a, b) => compare(a.label, b.label));
};
