import { Printer } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { languageName } from '../../format/languages.ts';
import { plainText } from '../../format/plain-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ReadField } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { Part, PartLinks } from './FormParts.tsx';
import { propertiesOf, textsOf } from './field-types.ts';
import type { Fields } from './fields.ts';
import { nameOf } from './item-words.ts';
import { useItemLanguages } from './languages.ts';
import { paperWords } from './paper/words.ts';
import { State } from './State.tsx';
import { StateNote } from './StateNote.tsx';
import { translationsOf } from './translations.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { Value } from './Value.tsx';
import { Versions } from './Versions.tsx';
import { contentWords } from './words.ts';

const NoticePaper = part(async () => (await import('./paper/NoticePaper.tsx')).NoticePaper);

interface Props {
  readonly item: FullItem;
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  readonly back: ReactNode;
}

/** What an item holds, for who may not change it: where its form has fields, it has what stands in them. */
export const ItemFacts = ({ item, info, layout, back }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  const { document, state } = item;
  const { others } = useItemLanguages(document);
  const name = nameOf(document, info, both, layout) || say('untitled');
  const fact = useFact({ document, info, layout, others });
  const aside = new Set(layout.aside);
  const versions = <Versions item={item} layout={layout} />;
  return (
    <>
      <PageHead title={layout.place ? both(layout.title) : name} mark={<State state={state} isBoxed />} back={back}>
        {item.type === 'notice' && <Print document={document} />}
      </PageHead>
      {item.isSample && (
        <p className={classes.sample}>
          <SampleMark /> {say('isSample')}
        </p>
      )}
      <div className={classes.form}>
        <div className={classes.fields}>
          {layout.parts?.map((part) => (
            <Part key={part.id} part={part}>
              {part.fields.map(fact)}
            </Part>
          )) ??
            Object.keys(layout.fields)
              .filter((field) => !aside.has(field))
              .map(fact)}
          {layout.parts && versions}
        </div>
        <div className={classes.aside}>
          <StateNote item={item} />
          {layout.parts && <PartLinks parts={layout.parts} values={layout.isCounted ? document : undefined} />}
          {layout.aside?.map(fact)}
          {!layout.parts && versions}
        </div>
      </div>
    </>
  );
};

interface Options extends Pick<Props, 'info' | 'layout'> {
  readonly document: Fields;
  /** The languages beside the item's own. */
  readonly others: readonly string[];
}

/** What stands in a field, and the same in the school's other languages. */
const useFact = ({ document, info, layout, others }: Options) => {
  const both = useBoth();
  const locale = useLocale();
  const properties = propertiesOf(info);
  const texts = textsOf(properties);
  const translations = translationsOf(document);
  return (field: string): ReactNode => {
    const schema = properties[field];
    const words = layout.fields[field];
    // Without a language of its own it has the school's.
    if (!schema || !words || (field === 'lang' && document.lang === undefined)) return null;
    const shown = (value: unknown): ReactNode =>
      info.html.includes(field) && typeof value === 'string' ? (
        plainText(value).replace(/\n+/g, '\n\n')
      ) : (
        <Value value={value ?? words.standard} schema={schema} words={words} />
      );
    const label = both(words.label);
    const inOthers = texts.includes(field) ? others.filter((other) => translations[other]?.[field] !== undefined) : [];
    return [
      <ReadField key={field} label={label}>
        {shown(document[field])}
      </ReadField>,
      ...inOthers.map((other) => (
        <ReadField key={`${field} ${other}`} label={`${label} (${languageName(other, locale)})`}>
          {shown(translations[other]?.[field])}
        </ReadField>
      )),
    ];
  };
};

const Print = ({ document }: Pick<Options, 'document'>) => {
  const say = useWords(paperWords);
  const [isPrinted, setPrinted] = useState(false);
  return (
    <>
      <Button icon={<Printer aria-hidden size={18} />} onClick={() => setPrinted(true)}>
        {say('print')}
      </Button>
      {isPrinted && (
        <Suspense>
          <NoticePaper values={document} onDone={() => setPrinted(false)} />
        </Suspense>
      )}
    </>
  );
};
