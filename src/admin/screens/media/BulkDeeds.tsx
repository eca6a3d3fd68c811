import { Download, FolderPlus, ShieldCheck, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bulkMedia, downloadMedia, type MediaBulk, type MediaBulkResult } from '#schemas/api/media-bulk.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useAction } from '../../calls/use-call.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button, DownloadLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { AlbumDialog } from './AlbumDialog.tsx';
import { ChildrenDialog, DeleteManyDialog, LeftDialog, TagsDialog } from './BulkDialogs.tsx';
import { bulkWords } from './bulk-words.ts';
import type { Chosen } from './chosen.ts';
import { type Children, type Left, leftOf } from './left-files.ts';

interface Props {
  readonly chosen: Chosen;
  readonly onDone: () => void;
}

type Done = 'tagged' | 'untagged' | 'decorated' | 'childrenSaid' | 'removed';

type Asked = 'tags' | 'album' | 'children' | 'delete';

/** Does the same to all that is chosen: what cannot be done to one is named, and the others are done. */
export const BulkDeeds = ({ chosen, onDone }: Props) => {
  const say = useWords(bulkWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const bulk = useAction(bulkMedia);
  const [asked, setAsked] = useState<Asked>();
  const [left, setLeft] = useState<readonly Left[]>([]);
  const ids = [...chosen];
  const close = (): void => setAsked(undefined);
  const run = async (
    body: Omit<MediaBulk, 'ids' | 'decorative'> & Partial<MediaBulk>,
  ): Promise<readonly MediaBulkResult[]> =>
    (await bulk.mutateAsync({ body: { decorative: true, ids, ...body } })).files;
  /** Says what became of all, with the way back of what has one. */
  const end = (files: readonly MediaBulkResult[], done: Done, undo?: () => Promise<unknown>): void => {
    const those = leftOf(files);
    const count = files.filter(({ changed }) => changed).length;
    const back =
      undo && count > 0
        ? (): void => void attempt(undo).then((isBack) => isBack && tell.notice(say('back')))
        : undefined;
    if (count > 0 || those.length === 0) tell.notice(say(done, { count }), back);
    setLeft(those);
    close();
    if (those.length === 0) onDone();
  };
  const tag = (action: 'tag' | 'untag', tags: readonly string[]): Promise<boolean> =>
    attempt(async () => {
      const files = await run({ action, tags: [...tags] });
      const changed = [...new Set(files.flatMap((file) => file.tags ?? []))];
      end(files, action === 'tag' ? 'tagged' : 'untagged', async () => {
        for (const one of changed) {
          const those = files.filter((file) => file.tags?.includes(one)).map(({ id }) => id);
          await run({ action: action === 'tag' ? 'untag' : 'tag', tags: [one], ids: those });
        }
      });
    });
  const decorate = (): Promise<boolean> =>
    attempt(async () => {
      const files = await run({ action: 'decorate' });
      const those = files.filter(({ changed }) => changed).map(({ id }) => id);
      end(files, 'decorated', () => run({ action: 'decorate', decorative: false, ids: those }));
    });
  const sayChildren = (children: Children): Promise<boolean> =>
    attempt(async () => {
      const files = await run({ action: 'children', children });
      const changed = files.filter((file) => file.changed);
      end(files, 'childrenSaid', async () => {
        for (const before of new Set(changed.map((file) => file.children ?? null))) {
          const those = changed.filter((file) => (file.children ?? null) === before).map(({ id }) => id);
          await run({ action: 'children', children: before, ids: those });
        }
      });
    });
  const remove = (): Promise<boolean> => attempt(async () => end(await run({ action: 'delete' }), 'removed'));
  const title = ids.length === 1 ? say('chosen1') : say('chosen', { count: ids.length });
  return (
    <BulkBar chosen={title}>
      <Deeds>
        <Button icon={<Tag aria-hidden />} onClick={() => setAsked('tags')}>
          {say('tags')}
        </Button>
        <Button icon={<FolderPlus aria-hidden />} onClick={() => setAsked('album')}>
          {say('toAlbum')}
        </Button>
      </Deeds>
      <DownloadLink icon={<Download aria-hidden />} href={addressOf(downloadMedia, { query: { ids: ids.join(',') } })}>
        {say('download')}
      </DownloadLink>
      <Deeds>
        <ActionMenu
          label={say('more')}
          face={say('more')}
          actions={[
            { label: say('children'), icon: <ShieldCheck aria-hidden size={18} />, run: () => setAsked('children') },
            { label: say('decorate'), run: () => void decorate() },
            {
              label: say('remove'),
              icon: <Trash2 aria-hidden size={18} />,
              isDanger: true,
              run: () => setAsked('delete'),
            },
          ]}
        />
      </Deeds>
      <Button onClick={onDone}>{say('clear')}</Button>
      {asked === 'tags' && <TagsDialog count={ids.length} isBusy={bulk.isPending} onTag={tag} onClose={close} />}
      {asked === 'album' && <AlbumDialog ids={ids} onLeft={setLeft} onDone={onDone} onClose={close} />}
      {asked === 'children' && (
        <ChildrenDialog count={ids.length} isBusy={bulk.isPending} onSay={sayChildren} onClose={close} />
      )}
      {asked === 'delete' && (
        <DeleteManyDialog count={ids.length} isBusy={bulk.isPending} onDelete={remove} onClose={close} />
      )}
      {left.length > 0 && (
        <LeftDialog
          left={left}
          onClose={() => {
            setLeft([]);
            onDone();
          }}
        />
      )}
    </BulkBar>
  );
};
