import type { ComponentType } from 'react';
import { nameItself } from '../../format/languages.ts';
import { useWords } from '../../words/words.ts';
import type { FieldInputProps } from './field-types.ts';
import { languageWords } from './language-words.ts';
import classes from './languages.module.css';
import { useLanguages } from './languages.ts';
import { type Translations, withText } from './translations.ts';

interface Props extends FieldInputProps {
  /** How a field is shown. */
  readonly input: ComponentType<FieldInputProps>;
  readonly field: string;
  readonly translations: Translations;
  /** What is wrong with the text in a language. */
  readonly errorIn?: (locale: string) => string | undefined;
  readonly onTranslate: (translations: Translations | undefined) => void;
}

/** A text of an item, and the same in the school's other language beside it. */
export const TextPair = ({ input: Input, field, translations, errorIn, onTranslate, ...own }: Props) => {
  const say = useWords(languageWords);
  const languages = useLanguages();
  if (!languages) return <Input {...own} />;
  const { other } = languages;
  const inLanguage = (label: string): string => say('inLanguage', { label, language: nameItself(other) });
  const [en, hi] = own.words.label;
  return (
    <div className={classes.pair} data-shown={languages.shown}>
      <div lang={languages.own}>
        <Input {...own} />
      </div>
      <div lang={other}>
        <Input
          {...own}
          id={`${own.id}-${other}`}
          words={{ label: [inLanguage(en), inLanguage(hi)], standard: '' }}
          value={translations[other]?.[field]}
          error={errorIn?.(other)}
          onChange={(value) => onTranslate(withText(translations, other, [field, value]))}
        />
        {typeof own.value === 'string' && own.value !== '' && (
          <p className={classes.original} lang={languages.own}>
            {nameItself(languages.own)}: {own.value.replace(/<[^>]*>/g, ' ').slice(0, 200)}
          </p>
        )}
      </div>
    </div>
  );
};
