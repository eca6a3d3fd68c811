import { CopyPlus, EyeOff, Send, Trash2, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ListedItem } from '#schemas/api/content/item.ts';
import {
  duplicateContent,
  publishContent,
  removeContent,
  restoreContent,
  unpublishContent,
} from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import type { MenuAction } from '../../ui/ActionMenu.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { contentWords } from './words.ts';

type Subject = Pick<ListedItem, 'id' | 'type' | 'state' | 'version'>;

/** What may be done with an item in a list, each with a way back where there is one. */
export const useItemActions = (): ((item: Subject, name: string) => readonly MenuAction[]) => {
  const say = useWords(contentWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const publish = useAction(publishContent);
  const hide = useAction(unpublishContent);
  const remove = useAction(removeContent);
  const restore = useAction(restoreContent);
  const duplicate = useAction(duplicateContent);

  return (item, name) => {
    const params = { type: item.type, id: item.id };
    const { version, state } = item;
    const back = (from: number): void =>
      void attempt(async () => {
        await restore.mutateAsync({ params, body: {}, version: from });
        tell.notice(say('restored1', { name }));
      });
    const deeds = {
      publish: async () => {
        await publish.mutateAsync({ params, version });
        tell.notice(say('published1', { name }));
      },
      hide: async () => {
        const hidden = await hide.mutateAsync({ params, version });
        tell.notice(
          say('hidden1', { name }),
          () =>
            void attempt(async () => {
              await publish.mutateAsync({ params, version: hidden.version });
              tell.notice(say('published1', { name }));
            }),
        );
      },
      duplicate: async () => {
        const copy = await duplicate.mutateAsync({ params });
        tell.notice(say('duplicated1', { name }));
        await navigate(`/school/content/${copy.type}/${copy.id}`);
      },
      remove: async () => {
        const removed = await remove.mutateAsync({ params, version });
        tell.notice(say('deleted1', { name }), removed ? () => back(removed.version) : undefined);
      },
      restore: async () => back(version),
    };
    const entry = (deed: keyof typeof deeds, icon: MenuAction['icon'], isDanger = false): MenuAction => ({
      label: say(deed),
      icon,
      isDanger,
      run: () => void attempt(deeds[deed]),
    });
    if (state === 'deleted') return [entry('restore', <Undo2 aria-hidden size={18} />)];
    return [
      ...(state === 'draft' || state === 'changed' ? [entry('publish', <Send aria-hidden size={18} />)] : []),
      ...(state === 'published' || state === 'changed' ? [entry('hide', <EyeOff aria-hidden size={18} />)] : []),
      entry('duplicate', <CopyPlus aria-hidden size={18} />),
      entry('remove', <Trash2 aria-hidden size={18} />, true),
    ];
  };
};
