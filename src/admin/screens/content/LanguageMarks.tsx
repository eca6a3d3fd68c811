import { languageName } from '../../format/languages.ts';
import { useLocale, useWords } from '../../words/words.ts';
import type { FieldSchema } from './field-types.ts';
import type { Fields } from './fields.ts';
import { languageWords } from './language-words.ts';
import classes from './languages.module.css';
import { useItemLanguages } from './languages.ts';
import { countMissing } from './translations.ts';

interface Props {
  readonly document: Fields;
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

const shortNames: Readonly<Record<string, string>> = { hi: 'हिं' };

/** The languages that visitors can read an item in; of a dashed one, words are missing. */
export const LanguageMarks = ({ document, properties }: Props) => {
  const say = useWords(languageWords);
  const locale = useLocale();
  const { own, others } = useItemLanguages(document);
  return (
    <span className={classes.marks}>
      {[own, ...others].map((one) => {
        const isMissing = one !== own && countMissing(document, properties, one) > 0;
        const language = languageName(one, locale);
        const name = isMissing ? say('missingIn', { language }) : language;
        return (
          <span key={one} role="img" aria-label={name} title={name} lang={one} data-missing={isMissing || undefined}>
            {shortNames[one] ?? one.toUpperCase()}
          </span>
        );
      })}
    </span>
  );
};
