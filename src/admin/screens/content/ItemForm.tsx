import { Check, CircleAlert, Send } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { publishContent } from '#schemas/api/content/write.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { ConflictBox } from './ConflictBox.tsx';
import classes from './content.module.css';
import { fieldOf } from './draft-state.ts';
import { FieldInput } from './FieldInput.tsx';
import type { FieldSchema } from './field-types.ts';
import { nameOf } from './item-words.ts';
import { State } from './State.tsx';
import type { FormPart, TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { useDraft } from './use-draft.ts';
import { contentWords } from './words.ts';

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
  const tell = useNotices();
  const id = useId();
  const draft = useDraft(item);
  const publish = useAction(publishContent);
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isAsked, setAsked] = useState(false);
  const { properties, required } = info.schema as {
    readonly properties: Readonly<Record<string, FieldSchema>>;
    readonly required?: readonly string[];
  };
  const fields = Object.entries(layout.fields).filter(([field]) => properties[field] !== undefined);
  // What is wrong in an entry of a list stands at the list.
  const errors = Object.fromEntries(
    Object.entries({ ...refused, ...draft.errors }).map(([path, [text = '']]) => {
      const field = fieldOf(path);
      return [field, draft.values[field] === undefined ? say('missing') : text];
    }),
  );
  const name = nameOf(draft.values, info, both, layout) || say('untitled');
  useSaveKeys(() => void draft.flush());
  const show = async (): Promise<void> => {
    setRefused({});
    setAsked(true);
    const version = await draft.flush();
    if (version === undefined) return;
    try {
      const params = { type: item.type, id: item.id };
      draft.take(await publish.mutateAsync({ params, version }));
      tell.notice(say('published1', { name }));
    } catch (error) {
      if (error instanceof CallError && error.problem.errors) setRefused(error.problem.errors);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const input = (field: string) => {
    const schema = properties[field];
    const words = layout.fields[field];
    if (!schema || !words) return null;
    return (
      <FieldInput
        key={field}
        id={`${id}-${field}`}
        path={field}
        schema={schema}
        words={words}
        isRequired={[...(required ?? []), ...(layout.required ?? [])].includes(field)}
        value={draft.values[field]}
        error={errors[field]}
        onChange={(value) => {
          setAsked(false);
          setRefused(Object.fromEntries(Object.entries(refused).filter(([path]) => fieldOf(path) !== field)));
          draft.change(field, value);
        }}
      />
    );
  };
  const aside = new Set(layout.aside);
  const isWaiting = item.state === 'draft' || item.state === 'changed' || draft.saving !== 'saved';
  return (
    <>
      <PageHead
        title={layout.place ? both(layout.title) : name}
        mark={<State state={item.state} isBoxed />}
        back={back}
      >
        <Saving saving={draft.saving} savedAt={draft.savedAt} isWrong={Object.keys(draft.errors).length > 0} />
        <Button
          look="primary"
          icon={<Send aria-hidden size={18} />}
          busy={publish.isPending}
          disabled={!isWaiting}
          onClick={() => void show()}
        >
          {say('publish')}
        </Button>
      </PageHead>
      {draft.conflict && <ConflictBox conflict={draft.conflict} layout={layout} onDecide={draft.decide} />}
      <FormErrors
        // What is found while somebody types must not take them from the field.
        takesFocus={isAsked}
        errors={Object.entries(errors).map(([field, text]) => ({
          label: both(layout.fields[field]?.label ?? [field, field]),
          text,
          href: `#${id}-${field}`,
        }))}
      />
      <form className={classes.form} onSubmit={(event) => event.preventDefault()} noValidate>
        <div className={classes.fields}>
          {layout.parts?.map((part) => (
            <Part key={part.id} part={part}>
              {part.fields.map(input)}
            </Part>
          )) ?? fields.filter(([field]) => !aside.has(field)).map(([field]) => input(field))}
        </div>
        <div className={classes.aside}>
          <p className={classes.note}>
            {item.state === 'published' ? say('isLive') : item.state === 'changed' ? say('isChanged') : say('notLive')}
          </p>
          {layout.parts && <PartLinks parts={layout.parts} />}
          {fields.filter(([field]) => aside.has(field)).map(([field]) => input(field))}
        </div>
      </form>
    </>
  );
};

const Part = ({ part: { id, title, note }, children }: { readonly part: FormPart; readonly children: ReactNode }) => {
  const both = useBoth();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{both(title)}</h2>
      {note && <p className={classes.note}>{both(note)}</p>}
      <div>{children}</div>
    </section>
  );
};

/** The way to each part of a long form. */
const PartLinks = ({ parts }: { readonly parts: readonly FormPart[] }) => {
  const both = useBoth();
  const say = useWords(contentWords);
  return (
    <nav className={classes.partLinks} aria-label={say('parts')}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{both(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface SavingProps extends Pick<ReturnType<typeof useDraft>, 'saving' | 'savedAt'> {
  /** Whether what was not saved is wrong, so that trying again does not help. */
  readonly isWrong: boolean;
}

const Saving = ({ saving, savedAt, isWrong }: SavingProps) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const text =
    saving === 'saved'
      ? savedAt && say('savedDraft', { time: formatTime(savedAt.toISOString(), locale) })
      : say(saving === 'failed' && isWrong ? 'wrong' : saving);
  return (
    <span className={classes.saving} data-failed={saving === 'failed' || undefined} role="status">
      {text && saving === 'saved' && <Check aria-hidden size={16} />}
      {saving === 'failed' && <CircleAlert aria-hidden size={16} />}
      {text}
    </span>
  );
};
