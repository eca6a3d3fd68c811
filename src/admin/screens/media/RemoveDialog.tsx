import { removeMedia } from '#schemas/api/media.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { Uses } from './Uses.tsx';
import { libraryWords } from './words.ts';

interface Props {
  readonly media: MediaDetails;
  readonly name: string;
  readonly onClose: () => void;
  readonly onReplace: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a picture goes for good; one that is used stays, and the places are named. */
export const RemoveDialog = ({ media, name, onClose, onReplace, onRemoved }: Props) => {
  const say = useWords(libraryWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const remove = useAction(removeMedia);
  const isUsed = media.uses.length > 0;
  const run = (): void =>
    void attempt(async () => {
      await remove.mutateAsync({ params: { id: media.id } });
      tell.notice(say('removed', { name }));
      onRemoved();
    });
  return (
    <Dialog title={say(isUsed ? 'removeUsedTitle' : 'removeTitle', { name })} onClose={onClose}>
      <p>{say(isUsed ? 'removeUsed' : 'removeText')}</p>
      {isUsed && <Uses uses={media.uses} />}
      <DialogFoot>
        {isUsed && media.kind === 'picture' && <Button onClick={onReplace}>{say('replace')}</Button>}
        <Button look="quiet" data-autofocus onClick={onClose}>
          {say('keep')}
        </Button>
        {!isUsed && (
          <Button look="danger" busy={remove.isPending} onClick={run}>
            {say('remove')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
