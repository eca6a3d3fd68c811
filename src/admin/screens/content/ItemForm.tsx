import { type ReactNode, Suspense, useId, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { FormDeeds } from './FormDeeds.tsx';
import { Part, PartLinks, Row } from './FormParts.tsx';
import { valueAtPath } from './field-errors.ts';
import { propertiesOf } from './field-types.ts';
import { nameOf } from './item-words.ts';
import { LanguagesContext } from './languages.ts';
import { OtherNote } from './OtherNote.tsx';
import { Saving } from './Saving.tsx';
import { State } from './State.tsx';
import { StateNote } from './StateNote.tsx';
import { whenWords } from './side-words.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { useDraft } from './use-draft.ts';
import { useFieldInputs } from './use-field-inputs.tsx';
import { useListedErrors } from './use-listed-errors.ts';
import { useShow } from './use-show.ts';
import { Versions } from './Versions.tsx';
import { When } from './When.tsx';
import { contentWords } from './words.ts';

// Few meet another person's change in the field that they are in.
const ConflictBox = part(async () => (await import('./ConflictBox.tsx')).ConflictBox);

interface Props {
  readonly item: FullItem;
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
  readonly back: ReactNode;
}

/** The form of an item. It saves itself as a draft; only Publish shows anything to visitors. */
export const ItemForm = ({ item, info, layout, back }: Props) => {
  const say = useWords(contentWords);
  const both = useBoth();
  const sayWhen = useWords(whenWords);
  const id = useId();
  const draft = useDraft(item);
  const [isAsked, setAsked] = useState(false);
  const properties = propertiesOf(info);
  const fields = Object.entries(layout.fields).filter(([field]) => properties[field] !== undefined);
  const name = nameOf(draft.values, info, both, layout) || say('untitled');
  const show = useShow({ item, draft, name });
  const errors = Object.fromEntries(
    Object.entries({ ...show.refused, ...draft.errors }).map(([path, [text = '']]) => [
      path,
      valueAtPath(draft.values, path) === undefined ? say('missing') : text,
    ]),
  );
  useSaveKeys(() => void draft.flush());
  const onChange = (field: string, value: unknown): void => {
    setAsked(false);
    show.forget(field);
    draft.change(field, value);
  };
  const { languages, head, input } = useFieldInputs({ id, info, layout, draft, errors, onChange });
  const aside = new Set(layout.aside);
  const isBinned = item.state === 'deleted';
  const listed = useListedErrors({ id, errors, layout, properties, languages });
  const late = Object.entries(show.timeErrors).map(([field, text]) => ({
    label: sayWhen(field === 'publish_at' ? 'publish_at' : 'expire_at'),
    text,
    href: `#${id}-${field}`,
  }));
  return (
    <>
      <PageHead
        title={layout.place ? both(layout.title) : name}
        mark={<State state={item.state} isBoxed />}
        back={back}
      >
        <Saving saving={draft.saving} savedAt={draft.savedAt} isWrong={Object.keys(draft.errors).length > 0} />
        <div className={classes.formDeeds} data-action-bar>
          <FormDeeds
            item={item}
            layout={layout}
            name={name}
            draft={draft}
            show={show}
            languages={languages}
            onAsk={() => setAsked(true)}
          />
        </div>
      </PageHead>
      <LeaveGuard
        isUnsaved={draft.saving !== 'saved' || draft.conflict !== undefined}
        savesItself
        onSave={async () => (await draft.flush()) !== undefined}
      />
      <OpenToo type={item.type} id={item.id} />
      <OtherNote other={draft.other} />
      {item.isSample && (
        <p className={classes.sample}>
          <SampleMark /> {say('isSample')}
        </p>
      )}
      {draft.conflict && (
        <Suspense>
          <ConflictBox
            conflict={draft.conflict}
            values={draft.values}
            layout={layout}
            schemas={properties}
            html={info.html}
            onSettle={draft.decide}
          />
        </Suspense>
      )}
      <FormErrors
        // What is found while somebody types must not take them from the field.
        takesFocus={isAsked}
        errors={[...listed, ...late]}
      />
      <LanguagesContext value={languages}>
        <form className={classes.form} onSubmit={(event) => event.preventDefault()} noValidate>
          <div className={classes.fields} inert={isBinned}>
            {head}
            {layout.parts?.map((part) => (
              <Part key={part.id} part={part}>
                {part.fields.map((field) =>
                  layout.isCounted ? (
                    <Row key={field} field={field} values={draft.values}>
                      {input(field)}
                    </Row>
                  ) : (
                    input(field)
                  ),
                )}
              </Part>
            )) ?? fields.filter(([field]) => !aside.has(field)).map(([field]) => input(field))}
            {layout.parts && <Versions item={item} layout={layout} draft={draft} />}
          </div>
          <div className={classes.aside}>
            <StateNote item={item} onUnschedule={() => void show.unschedule()} />
            {layout.parts ? (
              <PartLinks parts={layout.parts} values={layout.isCounted ? draft.values : undefined} />
            ) : (
              !isBinned && <When id={id} item={item} show={show} />
            )}
            {fields.filter(([field]) => aside.has(field)).map(([field]) => input(field))}
            {!layout.parts && <Versions item={item} layout={layout} draft={draft} />}
          </div>
        </form>
      </LanguagesContext>
    </>
  );
};
