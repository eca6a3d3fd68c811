import { createContext, use, useState } from 'react';
import { useStart } from '../../session/start.ts';
import type { Fields } from './fields.ts';

/** The languages of an open form. */
export interface FormLanguages {
  /** The one that the item is written in. */
  readonly own: string;
  /** The school's others. */
  readonly others: readonly string[];
  /** The one of them that stands beside it. */
  readonly other: string;
  /** Where there is room for one only: the one that is shown. */
  readonly shown: 'own' | 'other';
}

/** Undefined where there is one language only. */
export const LanguagesContext = createContext<FormLanguages | undefined>(undefined);

export const useLanguages = (): FormLanguages | undefined => use(LanguagesContext);

/** The language that an item is written in, and the school's others. */
export const useItemLanguages = ({ lang }: Fields): Pick<FormLanguages, 'own' | 'others'> => {
  const { contentLocale, locales } = useStart().school;
  const own = typeof lang === 'string' && lang !== '' ? lang : contentLocale;
  return { own, others: locales.filter((locale) => locale !== own) };
};

/** The languages of an item, and what is chosen of them in its form. */
export const useFormLanguages = (document: Fields) => {
  const { own, others } = useItemLanguages(document);
  const [chosen, choose] = useState<string>();
  const [shown, show] = useState<FormLanguages['shown']>('own');
  const other = others.find((locale) => locale === chosen) ?? others[0];
  const languages: FormLanguages | undefined = other === undefined ? undefined : { own, others, other, shown };
  return { languages, choose, show };
};
