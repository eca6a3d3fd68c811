import { useState } from 'react';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { bulkContent, restoreContent } from '#schemas/api/content/write.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from './bin-days.ts';
import { bulkWords } from './bulk-words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EndSeveral } from './EndSeveral.tsx';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';

interface Props {
  /** What is chosen, of one type. */
  readonly items: readonly ListedItem[];
  readonly layout: TypeLayout;
  readonly nameOf: (item: ListedItem) => string;
  readonly onDone: () => void;
}

type Deed = 'publish' | 'unpublish' | 'delete';

const isSeen = ({ state }: ListedItem): boolean => state === 'published' || state === 'changed';
const isPublishable = ({ state }: ListedItem): boolean => state === 'draft' || state === 'changed';

/** Publishes, hides or deletes what is chosen: all of it or none, with a way back where all of it comes back as it was. */
export const BulkDeeds = ({ items, layout, nameOf, onDone }: Props) => {
  const say = useWords(bulkWords);
  const both = useBoth();
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const bulk = useAction(bulkContent);
  const restore = useAction(restoreContent);
  const [isAsked, setAsked] = useState(false);
  const { type } = layout;
  const run = (action: Deed, some: readonly Pick<ListedItem, 'id'>[]) =>
    bulk.mutateAsync({ params: { type }, body: { action, ids: some.map(({ id }) => id) } });
  const publishable = items.filter(isPublishable);
  const hideable = items.filter(isSeen);
  const undo = (action: Deed, some: readonly ListedItem[]) => (): void =>
    void attempt(async () => {
      await run(action, some);
      tell.notice(say(action === 'publish' ? 'published' : 'hidden', { count: some.length }));
    });
  const publish = async (): Promise<void> => {
    try {
      await run('publish', publishable);
    } catch (error) {
      const names = namesOf(error, publishable, nameOf);
      throw names.length > 0 ? new Error(say('notPublished', { names: names.join(', ') })) : error;
    }
    const isUndone = publishable.every(({ state, expire_at }) => state === 'draft' && expire_at === null);
    tell.notice(say('published', { count: publishable.length }), isUndone ? undo('unpublish', publishable) : undefined);
    onDone();
  };
  const hide = async (): Promise<void> => {
    setAsked(false);
    await run('unpublish', hideable);
    // Of a changed one, what visitors saw would not come back, nor until when they were to see it.
    const isUndone = hideable.every(({ state, expire_at }) => state === 'published' && expire_at === null);
    tell.notice(say('hidden', { count: hideable.length }), isUndone ? undo('publish', hideable) : undefined);
    onDone();
  };
  const remove = async (): Promise<void> => {
    setAsked(false);
    const binned = await run('delete', items);
    const text = say('removed', { count: items.length, day: formatDay(keptUntil(), locale) });
    tell.notice(
      text,
      () =>
        void attempt(async () => {
          for (const { id, version } of binned) await restore.mutateAsync({ params: { type, id }, body: {}, version });
          tell.notice(say('back', { count: binned.length }));
        }),
    );
    onDone();
  };
  return (
    <BulkBar chosen={items.length === 1 ? say('chosen1') : say('chosen', { count: items.length })}>
      <Button disabled={publishable.length === 0} busy={bulk.isPending} onClick={() => void attempt(publish)}>
        {say('publish')}
      </Button>
      <Button disabled={hideable.length === 0} busy={bulk.isPending} onClick={() => void attempt(hide)}>
        {say('hide')}
      </Button>
      <EndSeveral type={type} items={hideable} onDone={onDone} />
      <Button busy={bulk.isPending} onClick={() => (hideable.length > 0 ? setAsked(true) : void attempt(remove))}>
        {say('remove')}
      </Button>
      <Button onClick={onDone}>{say('clear')}</Button>
      {isAsked && (
        <DeleteDialog
          title={say('removeTitle', { count: items.length })}
          seen={say('seen', { count: hideable.length, where: both(layout.where) })}
          onClose={() => setAsked(false)}
          onHide={() => void attempt(hide)}
          onDelete={() => void attempt(remove)}
        />
      )}
    </BulkBar>
  );
};

/** Which of the items a refusal is about: its fields are named `12.heading`. */
const namesOf = (
  error: unknown,
  items: readonly ListedItem[],
  nameOf: (item: ListedItem) => string,
): readonly string[] => {
  if (!(error instanceof CallError)) return [];
  const ids = new Set(Object.keys(error.problem.errors ?? {}).map((path) => Number.parseInt(path, 10)));
  return items.filter(({ id }) => ids.has(id)).map((item) => `“${nameOf(item)}”`);
};
