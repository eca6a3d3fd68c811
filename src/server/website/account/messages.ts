import type { AccountWords } from './words.ts';

const errorWords = ['wrong', 'wait', 'locked', 'link', 'password', 'school'] as const;

/** The words with which a call sends a form back to its page; texts of an address are never shown. */
export type ErrorWord = (typeof errorWords)[number];

/** The word that stands for an error in a query; undefined for anything else that is there. */
export const errorWord = (word: string | undefined): ErrorWord | undefined =>
  errorWords.find((known) => known === word);

/** What a page says of an error, if there is one. */
export const errorText = (word: ErrorWord | undefined, words: AccountWords): string | undefined =>
  word && words.say(`error.${word}`);

const notices = ['changed', 'verified'] as const;

/** What a page says of something that has succeeded, by the name that a query gives it. */
export const noticeText = (
  query: Readonly<Record<string, string | undefined>>,
  words: AccountWords,
): string | undefined => {
  const name = notices.find((known) => query[known] === '1');
  return name && words.say(`notice.${name}`);
};
