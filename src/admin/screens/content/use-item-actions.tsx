import { CopyPlus, EyeOff, Send, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { duplicateContent, removeContent, restoreContent, unpublishContent } from '#schemas/api/content/write.ts';
import { truncate } from '#shared/fields/text.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import type { MenuAction } from '../../ui/menu-action.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from './bin-days.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Both } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { usePublishOne } from './use-publish-one.ts';
import { useShowAgain } from './use-show-again.ts';
import { contentWords } from './words.ts';

type Subject = Pick<ListedItem, 'id' | 'type' | 'state' | 'version' | 'expire_at'>;

interface Around {
  /** Where visitors see it. */
  readonly where: Both;
  /** Saves what is typed first; the version to act on, undefined where it could not be saved. */
  readonly ready?: () => Promise<number | undefined>;
  /** Told what it is then. */
  readonly done?: (item: FullItem) => void;
  /** Told that it is in the bin. */
  readonly removed?: () => void;
}

interface ItemActions {
  /** What may be done with an item, each with a way back where there is one. */
  of(item: Subject, name: string, around: Around): readonly MenuAction[];
  /** What one of them asks first. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly name: string;
  readonly where: Both;
  readonly hide: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const useItemActions = (): ItemActions => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const publish = usePublishOne();
  const hide = useAction(unpublishContent);
  const bringBack = useShowAgain();
  const remove = useAction(removeContent);
  const restore = useAction(restoreContent);
  const duplicate = useAction(duplicateContent);
  const [asked, setAsked] = useState<Asked>();

  const of: ItemActions['of'] = (item, title, { where, ready, done, removed }) => {
    const name = truncate(title);
    const params = { type: item.type, id: item.id };
    const { state } = item;
    const isSeen = state === 'published' || state === 'changed';
    /** Does something to the version that is stored once everything typed is. */
    const withVersion = (work: (version: number) => Promise<void>) => async (): Promise<void> => {
      const version = ready ? await ready() : item.version;
      if (version !== undefined) await work(version);
    };
    const back = async (version: number): Promise<void> => {
      const restored = await restore.mutateAsync({ params, body: {}, version });
      done?.(restored);
      tell.notice(say('restored1', { name }));
    };
    const sayShown = (shown: FullItem): void => {
      done?.(shown);
      tell.notice(say('published1', { name }));
    };
    const show = async (version: number): Promise<void> => {
      const { item: shown, undo } = await publish.run(item, version);
      done?.(shown);
      const takeBack = async (): Promise<void> => {
        const before = await undo?.(shown.version);
        if (!before) return;
        done?.(before);
        tell.notice(say(before.state === 'changed' ? 'asBefore1' : 'hidden1', { name }));
      };
      tell.notice(say('published1', { name }), undo && (() => void attempt(takeBack)));
    };
    const putAway = withVersion(async (version) => {
      const binned = await remove.mutateAsync({ params, version });
      const text = say('deleted1', { name, day: formatDay(keptUntil(), locale) });
      tell.notice(text, binned ? () => void attempt(() => back(binned.version)) : undefined);
      removed?.();
    });
    const takeOff = withVersion(async (version) => {
      const hidden = await hide.mutateAsync({ params, version });
      done?.(hidden);
      // Where something was written since, what visitors saw would not come back.
      const undo = (): void => void attempt(async () => sayShown(await bringBack(item, hidden.version)));
      tell.notice(say('hidden1', { name }), state === 'published' && version === item.version ? undo : undefined);
    });
    const deeds = {
      publish: withVersion(show),
      hide: takeOff,
      duplicate: withVersion(async () => {
        const copy = await duplicate.mutateAsync({ params });
        tell.notice(say('duplicated1', { name }));
        await navigate(`/school/content/${copy.type}/${copy.id}`);
      }),
      // What visitors see goes only after it was said where; a draft can be brought back.
      remove: isSeen ? async () => setAsked({ name, where, hide: takeOff, remove: putAway }) : putAway,
      restore: withVersion(back),
    };
    const entry = (deed: keyof typeof deeds, icon: MenuAction['icon'], isDanger = false): MenuAction => ({
      label: say(deed),
      icon,
      isDanger,
      run: () => void attempt(deeds[deed]),
    });
    if (state === 'deleted') return [entry('restore', <Undo2 aria-hidden size={18} />)];
    return [
      // A form has a button of its own for it.
      ...(!ready && (state === 'draft' || state === 'changed')
        ? [entry('publish', <Send aria-hidden size={18} />)]
        : []),
      ...(isSeen ? [entry('hide', <EyeOff aria-hidden size={18} />)] : []),
      entry('duplicate', <CopyPlus aria-hidden size={18} />),
      entry('remove', <Trash2 aria-hidden size={18} />, true),
    ];
  };
  const decide = (work: () => Promise<void>): void => {
    setAsked(undefined);
    void attempt(work);
  };
  return {
    of,
    dialog: asked && <DeleteQuestion asked={asked} onClose={() => setAsked(undefined)} onDecide={decide} />,
  };
};

interface QuestionProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onDecide: (work: () => Promise<void>) => void;
}

const DeleteQuestion = ({ asked, onClose, onDecide }: QuestionProps) => {
  const say = useWords(contentWords);
  const both = useBoth();
  return (
    <DeleteDialog
      title={say('deleteTitle', { name: asked.name })}
      seen={`${say('seenAt')} ${both(asked.where)}`}
      onClose={onClose}
      onHide={() => onDecide(asked.hide)}
      onDelete={() => onDecide(asked.remove)}
    />
  );
};
