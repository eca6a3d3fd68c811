import { PencilLine, Send, Trash2, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { discardContent, removeContent, restoreContent } from '#schemas/api/content/write.ts';
import type { WaitingChange } from '#schemas/api/publishing.ts';
import { discardThemeSettings, restoreThemeSettings } from '#schemas/api/theme-settings.ts';
import { themeChange } from '#schemas/office.ts';
import { useAction } from '../../calls/use-call.ts';
import type { MenuAction } from '../../ui/menu-action.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { titleOf, type Wording } from './change-words.ts';

interface Options {
  readonly words: Wording;
  readonly publish: (changes: readonly WaitingChange[]) => void;
}

/** What may be done with one change, each with a way back where there is one. */
export const useChangeActions = ({
  words,
  publish,
}: Options): ((change: WaitingChange, place: string | undefined) => readonly MenuAction[]) => {
  const { say } = words;
  const navigate = useNavigate();
  const tell = useNotices();
  const attempt = useAttempt();
  const discard = useAction(discardContent);
  const discardTheme = useAction(discardThemeSettings);
  const remove = useAction(removeContent);
  const restore = useAction(restoreContent);
  const restoreTheme = useAction(restoreThemeSettings);

  const takeBack = async (change: WaitingChange): Promise<void> => {
    const { type, id, version } = change;
    const name = titleOf(change, words);
    const params = { type, id };
    const back = (work: () => Promise<unknown>) => () =>
      void attempt(async () => {
        await work();
        tell.notice(say('broughtBack', { name }));
      });
    if (type === themeChange) {
      const at = { themeId: id };
      const then = await discardTheme.mutateAsync({ params: at, version });
      const again = () => restoreTheme.mutateAsync({ params: at, body: { version }, version: then.version });
      tell.notice(say('discarded', { name }), back(again));
    } else if (change.state === 'draft') {
      const then = await remove.mutateAsync({ params, version });
      if (!then) return;
      const again = () => restore.mutateAsync({ params, body: {}, version: then.version });
      tell.notice(say('removed', { name }), back(again));
    } else {
      const then = await discard.mutateAsync({ params, version });
      const again = () => restore.mutateAsync({ params, body: { version }, version: then.version });
      tell.notice(say('discarded', { name }), back(again));
    }
  };

  return (change, place) => {
    const isNew = change.state === 'draft';
    const open: MenuAction[] = place
      ? [{ label: say('open'), icon: <PencilLine aria-hidden size={18} />, run: () => void navigate(place) }]
      : [];
    const only: MenuAction[] =
      change.problems.length === 0 && change.set === null
        ? [{ label: say('only'), icon: <Send aria-hidden size={18} />, run: () => publish([change]) }]
        : [];
    const back: MenuAction[] =
      change.state === 'scheduled'
        ? []
        : [
            {
              label: say(isNew ? 'remove' : 'discard'),
              icon: isNew ? <Trash2 aria-hidden size={18} /> : <Undo2 aria-hidden size={18} />,
              isDanger: true,
              run: () => void attempt(() => takeBack(change)),
            },
          ];
    return [...open, ...only, ...back];
  };
};
