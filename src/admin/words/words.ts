import { use } from 'react';
import type { OfficeLocale } from '#schemas/office.ts';
import { StartContext } from '../session/start.ts';

/** Texts of one place in both languages, under the same keys. */
export type Words<Key extends string> = Readonly<Record<OfficeLocale, Readonly<Record<Key, string>>>>;

/** Checks that both languages say the same things. */
export const defineWords = <const En extends Readonly<Record<string, string>>>(words: {
  readonly en: En;
  readonly hi: { readonly [Key in keyof En]: string };
}): Words<Extract<keyof En, string>> => words;

export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** A text with its values in their places: `{name}`. */
const sayIn =
  <Key extends string>(words: Words<Key>, locale: OfficeLocale): Say<Key> =>
  (key, values = {}) =>
    words[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );

export const useLocale = (): OfficeLocale => use(StartContext)?.locale ?? 'en';

export const useWords = <Key extends string>(words: Words<Key>): Say<Key> => sayIn(words, useLocale());
