import { nameItself } from '../../format/languages.ts';
import { useWords } from '../../words/words.ts';
import { type Errors, inputId, placeOf } from './field-errors.ts';
import type { FieldSchema } from './field-types.ts';
import { languageWords } from './language-words.ts';
import type { FormLanguages } from './languages.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

interface Options {
  /** Of the form. */
  readonly id: string;
  readonly errors: Errors;
  readonly layout: TypeLayout;
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly languages: FormLanguages | undefined;
}

/** What is wrong in an item's form, each with the name of its input and the way there. */
export const useListedErrors = ({ id, errors, layout, properties, languages }: Options) => {
  const both = useBoth();
  const say = useWords(contentWords);
  const sayLanguage = useWords(languageWords);
  return Object.entries(errors).map(([path, text]) => {
    const { list, field, locale } = placeOf(path, properties);
    const known = layout.fields[list?.field ?? field ?? ''];
    const words = list ? known?.items?.fields[field ?? ''] : known;
    const name = field === 'translations' ? say('translations') : words ? both(words.label) : (field ?? '');
    const inLanguage = locale ? sayLanguage('inLanguage', { label: name, language: nameItself(locale) }) : name;
    const entry = list && `${known ? both(known.label) : list.field} ${list.at + 1}`;
    // A language that does not stand beside the item's own has no input: its text is beside that one's.
    const isShown = locale !== undefined && locale === languages?.other;
    const place = { ...(list && { list }), ...(field !== undefined && { field }), ...(isShown && { locale }) };
    return {
      label: [entry, inLanguage].filter(Boolean).join(', '),
      text,
      href: `#${inputId(id, place)}`,
    };
  });
};
