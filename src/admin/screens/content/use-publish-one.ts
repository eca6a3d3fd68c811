import { useQueryClient } from '@tanstack/react-query';
import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { getContent } from '#schemas/api/content/read.ts';
import { publishContent } from '#schemas/api/content/write.ts';
import { publishChanges, returnPublication } from '#schemas/api/publishing.ts';
import { CallError } from '../../calls/call-error.ts';
import { callOptions, useAction } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { useLocale } from '../../words/words.ts';
import { useHideAgain } from './use-hide-again.ts';

type Item = Pick<ListedItem, 'id' | 'type' | 'state' | 'expire_at'>;

/** An item that went live, and what takes that back: it gets the version that the item has then. */
interface Shown {
  readonly item: FullItem;
  readonly undo?: ((version: number) => Promise<FullItem>) | undefined;
}

/** Publishes a version of an item. Of a changed one, visitors can be shown what they saw before. */
export const usePublishOne = () => {
  const publish = useAction(publishContent);
  const publishSet = useAction(publishChanges);
  const bringBack = useAction(returnPublication);
  const hideAgain = useHideAgain();
  const client = useQueryClient();
  const locale = useLocale();
  const mayWrite = useMayWrite();

  const asIs = async ({ id, type }: Item): Promise<FullItem> =>
    (await client.fetchQuery({ ...callOptions(getContent, { params: { type, id } }, locale), staleTime: 0 })).body;

  const publishChange = async (item: Item, version: number): Promise<Shown> => {
    const { id, type } = item;
    const publication = await publishSet.mutateAsync({ body: { changes: [{ type, id, version }] } }).catch((error) => {
      throw error instanceof CallError ? ofItem(error, `${type}/${id}`) : error;
    });
    return {
      item: await asIs(item),
      async undo() {
        await bringBack.mutateAsync({ params: { id: publication.id } });
        return asIs(item);
      },
    };
  };

  return {
    isPending: publish.isPending || publishSet.isPending,
    async run(item: Item, version: number): Promise<Shown> {
      const { id, type, state } = item;
      const isSeen = state === 'published' || state === 'changed';
      if (isSeen && mayWrite('/website')) return publishChange(item, version);
      const shown = await publish.mutateAsync({ params: { type, id }, version });
      return { item: shown, undo: state === 'draft' ? (later) => hideAgain(item, later) : undefined };
    },
  };
};

/** What is wrong with one change of a set, by the fields of its item. */
const ofItem = ({ problem }: CallError, key: string): CallError => {
  if (!problem.errors) return new CallError(problem);
  const errors = Object.entries(problem.errors).map(([field, texts]) => [
    field.startsWith(`${key}.`) ? field.slice(key.length + 1) : field,
    texts,
  ]);
  return new CallError({ ...problem, errors: Object.fromEntries(errors) });
};
