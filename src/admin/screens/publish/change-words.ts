import type { Difference, WaitingChange } from '#schemas/api/publishing.ts';
import { themeChange } from '#schemas/office.ts';
import { languageName } from '../../format/languages.ts';
import { isOffered, lookName, settingName, settingValue } from '../../words/look-names.ts';
import { sectionName } from '../../words/section-names.ts';
import type { Say } from '../../words/words.ts';
import type { Both, FieldWords } from '../content/types/define-type.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { tokenWords } from './token-words.ts';
import type { publishWords } from './words.ts';

type PublishKey = keyof (typeof publishWords)['en'];
type TokenKey = keyof (typeof tokenWords)['en'];

/** What it takes to word a change in the office's language. */
export interface Wording {
  readonly say: Say<PublishKey>;
  readonly sayToken: Say<TokenKey>;
  readonly both: (both: Both) => string;
  readonly locale: string;
}

export const keyOf = ({ type, id }: Pick<WaitingChange, 'type' | 'id'>): string => `${type}/${id}`;

/** The name of a change. A name from a list of values has that value's words. */
export const titleOf = ({ type, title }: WaitingChange, { say, both }: Wording): string => {
  if (type === themeChange) return say('theme');
  if (title === null) return say('untitled');
  const option = Object.values(layoutOf(type)?.fields ?? {}).find(({ options }) => options?.[title])?.options?.[title];
  return option ? both(option) : title;
};

/** What kind of thing is changed. */
export const kindWords = ({ type }: WaitingChange, { say, both }: Wording): string => {
  const layout = layoutOf(type);
  if (layout) return both(layout.title);
  return say(type === themeChange ? 'wholeSite' : 'disclosure');
};

/** How a field of the document is called: the first step of its path, in a language of its own where it has one. */
export const fieldWords = (type: string, path: string): FieldWords | undefined => {
  const steps = path.split(/[.[\]]+/);
  const field = steps[0] === 'translations' ? steps[2] : steps[0];
  return field === undefined ? undefined : layoutOf(type)?.fields[field];
};

/** How what has changed is called. */
export const labelOf = (type: string, { field, locale, label }: Difference, words: Wording): string => {
  const { say, both } = words;
  const found = fieldWords(type, field)?.label;
  const ofItem = found ? both(found) : say('otherField');
  const name = type === themeChange ? themeLabel(field, label, words) : ofItem;
  if (locale === null) return name;
  return locale === 'hi' ? say('inHindi', { label: name }) : inLanguage(name, locale, words);
};

const inLanguage = (label: string, code: string, { say, locale }: Wording): string =>
  say('inLanguage', { label, language: languageName(code, locale) });

const themeLabel = (field: string, label: string | null, { say, sayToken, locale }: Wording): string => {
  const section = sectionName(label ?? '', locale);
  if (field === 'preset') return say('preset');
  if (field.startsWith('tokens.')) {
    const name = field.split('.').at(-1) ?? '';
    if (field.startsWith('tokens.font.')) return say(name === 'heading' ? 'headingFont' : 'textFont');
    return say('color', { name: Object.hasOwn(tokenWords.en, name) ? sayToken(name as TokenKey) : spaced(name) });
  }
  if (field.startsWith('overrides.') && field.endsWith('.look')) return say('look', { section });
  // A setting of the whole theme comes with the name that the theme gives it.
  if (field.startsWith('settings.')) return label ?? settingName(field.slice('settings.'.length), locale);
  const setting = settingOf(field);
  return setting === undefined ? section : say('ofSection', { section, name: settingName(setting, locale) });
};

/** The setting of a section that a difference is of. */
const settingOf = (field: string): string | undefined =>
  /^overrides\..*\.(?:settings|translations\.[A-Za-z-]+)\.(.+)$/.exec(field)?.[1];

/** A look or a value that is chosen from a few, as the editor of the website calls it; undefined for what is typed. */
export const choiceWords = (field: string, value: string, locale: string): string | undefined => {
  if (field.startsWith('overrides.') && field.endsWith('.look')) return lookName(value, locale);
  const setting = settingOf(field);
  return setting !== undefined && isOffered(setting, value) ? settingValue(setting, value, locale) : undefined;
};

/** `showBirthdays` as words. */
const spaced = (name: string): string =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
