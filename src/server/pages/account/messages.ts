import { errorCatalog } from '../../../../schemas/api/errors.ts';

/** The words with which a call sends a form back to its page. */
export type ErrorWord = 'wrong' | 'wait' | 'locked' | 'link' | 'password' | 'school';

/** What a page says of each word; texts of an address are never shown. */
const errors: ReadonlyMap<string, string> = new Map<ErrorWord, string>([
  ['wrong', errorCatalog.WRONG_LOGIN.text],
  ['wait', 'Too many tries. Try again in a few minutes.'],
  ['locked', errorCatalog.ACCOUNT_LOCKED.text],
  ['link', errorCatalog.WRONG_LINK.text],
  ['password', 'This password cannot be used. Choose one that keeps to the rules below.'],
  ['school', 'No school has this address name. Look at the beginning of your school’s web address.'],
]);

/** The word that stands for an error in a query; undefined for anything else that stands there. */
export const errorWord = (word: string | undefined): ErrorWord | undefined =>
  word !== undefined && errors.has(word) ? (word as ErrorWord) : undefined;

/** What a page says of an error. */
export const errorText = (word: ErrorWord): string => errors.get(word) ?? '';

const notices: ReadonlyMap<string, string> = new Map([
  ['changed', 'Your password was changed. Please sign in.'],
  ['verified', 'Your email address is confirmed.'],
]);

/** What a page says of something that has succeeded, by the name that a query gives it. */
export const noticeText = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  [...notices].find(([name]) => query[name] === '1')?.[1];
