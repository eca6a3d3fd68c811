import { Languages } from 'lucide-react';
import { languageName, nameItself } from '../../format/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import type { FieldSchema } from './field-types.ts';
import type { Fields } from './fields.ts';
import { languageWords } from './language-words.ts';
import classes from './languages.module.css';
import type { FormLanguages } from './languages.ts';
import { countMissing, isBegun, withCopies } from './translations.ts';

interface Props {
  readonly id: string;
  readonly languages: FormLanguages;
  readonly document: Fields;
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly onChoose: (locale: string) => void;
  readonly onShow: (side: FormLanguages['shown']) => void;
  /** Takes the document with what is missing as it is written. */
  readonly onCopy: (document: Fields) => void;
}

/** Over the two columns of a form: their languages, and what visitors see of the second. */
export const LanguageHead = ({ id, languages, document, properties, onChoose, onShow, onCopy }: Props) => {
  const say = useWords(languageWords);
  const locale = useLocale();
  const { own, others, other, shown } = languages;
  const names = { own: nameItself(own), other: nameItself(other) };
  const said = (language: string): string => languageName(language, locale);
  const missing = countMissing(document, properties, other);
  const some = missing === 1 ? 'gap' : 'gaps';
  const state = isBegun(document, properties, other) ? (missing === 0 ? 'whole' : some) : 'none';
  return (
    <div className={classes.head} id={id}>
      <div className={classes.switch}>
        <Segments
          label={say('language')}
          options={[
            { value: 'own', label: names.own },
            { value: 'other', label: names.other },
          ]}
          chosen={shown}
          onChoose={onShow}
        />
      </div>
      <div className={classes.own}>
        <strong lang={own}>{names.own}</strong>
        <small>{say('main')}</small>
      </div>
      <div className={classes.other}>
        {others.length > 1 ? (
          <Segments
            label={say('language')}
            options={others.map((value) => ({ value, label: nameItself(value) }))}
            chosen={other}
            onChoose={onChoose}
          />
        ) : (
          <strong lang={other}>{names.other}</strong>
        )}
        {missing > 0 && (
          <Button
            look="quiet"
            size="compact"
            icon={<Languages aria-hidden size={16} />}
            onClick={() => onCopy(withCopies(document, properties, other))}
          >
            {say('copy', { language: said(own) })}
          </Button>
        )}
        <p data-whole={state === 'whole' || undefined}>
          {say(state, { language: said(other), own: said(own), count: missing })}
        </p>
      </div>
    </div>
  );
};
