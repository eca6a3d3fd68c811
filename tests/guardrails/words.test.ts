import { describe, expect, it } from 'vitest';
import type { Strings } from '#engine/strings.ts';
import { apiErrors } from '#schemas/errors/api.ts';
import { sections } from '#sections/index.ts';
import { hindi } from '#server/core/errors/hindi.ts';
import { foldersIn, listFiles, readText } from './files.ts';
import { oldWords, oneSchoolsVoice } from './old-words.ts';

/** A text with where it stands. */
type Text = readonly [place: string, text: string];

const oldIn = ([place, text]: Text): readonly string[] =>
  oldWords.filter(([old]) => old.test(text)).map(([, now]) => `${place}: “${text}” (${now})`);

const voiceIn = ([place, text]: Text): readonly string[] =>
  oneSchoolsVoice.some((voice) => voice.test(text)) ? [`${place}: “${text}”`] : [];

const textsOf = (strings: Strings, place: string): readonly Text[] =>
  Object.entries(strings).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([key, text]): Text => [`${place} ${locale} ${key}`, text]),
  );

const allTexts = (value: unknown, place: string): readonly Text[] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${place}/${key}`));
};

const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The literals of a module that a person may read: not paths of imports, nor single words that programs read. */
const literalsOf = (code: string): readonly string[] =>
  [...code.matchAll(token)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => / |^[A-Z]|\p{Script=Devanagari}/u.test(text));

const literalsUnder = (folder: string): readonly Text[] =>
  listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => literalsOf(readText(file)).map((text): Text => [file, text]));

const themes: readonly Text[] = foldersIn('themes').flatMap((name) => {
  const { locales } = JSON.parse(readText(`themes/${name}/theme.json`)) as { readonly locales: { strings: Strings } };
  return textsOf(locales.strings, name);
});

const sectionTexts: readonly Text[] = sections.flatMap(({ type, look, strings }) =>
  textsOf(strings, `${type}/${look}`),
);

const contentFiles = listFiles('src/demo').filter((file) => file.endsWith('content.json'));
const content: readonly Text[] = contentFiles.flatMap((file) => allTexts(JSON.parse(readText(file)), file));

describe('the words that people read', () => {
  it.each([
    ['themes', themes],
    ['sections', [...sectionTexts, ...literalsUnder('sections')]],
    ['demo schools', content],
    ['pages, answers and mails of the server', literalsUnder('src/server')],
    ['failures', [...allTexts(apiErrors, 'api'), ...allTexts(hindi, 'hindi')]],
    ['the command line', literalsUnder('cli')],
  ] as const)('are not the old ones in %s', (_name, texts) => {
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap(oldIn)).toEqual([]);
  });

  it('are of no one school in themes and sections', () => {
    const own = themes.filter(([place]) => !place.startsWith('platform '));
    expect([...own, ...sectionTexts].flatMap(voiceIn)).toEqual([]);
  });

  it.each([
    'Ask for a place',
    'For pupils who have left',
    'By e-mail',
    'Please sign in.',
    'Signed in as Asha',
    'Login',
    'Papers begin at 8.30 am.',
    'अभी बाक़ी हैं',
    'लॉगिन करें',
    'Nobody has said anything yet.',
    'Such as E2026-0042',
    'The law of India holds.',
  ])('are seen to be old: %s', (text) => {
    expect(oldIn(['here', text])).toHaveLength(1);
  });

  it.each(['Admin Login', 'Teachers & Staff Login', 'Log in', 'Papers begin at 8:30 am.'])(
    'are seen to be new: %s',
    (text) => {
      expect(oldIn(['here', text])).toEqual([]);
    },
  );

  it('are seen in code, but not in its comments and names', () => {
    const code =
      "import { a } from './sign-in/a.ts';\n// Sign in\n/* Sign in */ say('Sign in', \"Sign out\", `Signed in as Asha`)";
    expect(literalsOf(code)).toEqual(['Sign in', 'Sign out', 'Signed in as Asha']);
  });
});
