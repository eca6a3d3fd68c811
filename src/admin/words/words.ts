import { use } from 'react';
import type { OfficeLocale } from '#schemas/office.ts';
import { fill } from '#sections/shared/fill.ts';
import { StartContext } from '../session/start.ts';

/** Texts of one place in both languages, under the same keys. */
export type Words<Key extends string> = Readonly<Record<OfficeLocale, Readonly<Record<Key, string>>>>;

/** Checks that both languages say the same things. */
export const defineWords = <const En extends Readonly<Record<string, string>>>(words: {
  readonly en: En;
  readonly hi: { readonly [Key in keyof En]: string };
}): Words<Extract<keyof En, string>> => words;

export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

export const useLocale = (): OfficeLocale => use(StartContext)?.locale ?? 'en';

/** Says the texts of one place in the office's language. */
export const useWords = <Key extends string>(words: Words<Key>): Say<Key> => {
  const texts = words[useLocale()];
  return (key, values = {}) => fill(texts[key], values);
};
