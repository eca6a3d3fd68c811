import { takePlace } from '#schemas/api/media-crop.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { useAction } from '../../../calls/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../../ui/Notices.tsx';
import { useWords } from '../../../words/words.ts';
import { Uses } from '../Uses.tsx';
import { cropWords } from './words.ts';

interface Props {
  readonly old: MediaDetails;
  readonly made: MediaDetails;
  readonly onDone: () => void;
}

/** Offers to show a picture that was just made wherever the one is shown that it was made from. */
export const PlaceDialog = ({ old, made, onDone }: Props) => {
  const say = useWords(cropWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const take = useAction(takePlace);
  const place = (): void =>
    void attempt(async () => {
      await take.mutateAsync({ params: { id: made.id }, body: { of: old.id } });
      tell.notice(
        say('placed'),
        () => void attempt(() => take.mutateAsync({ params: { id: old.id }, body: { of: made.id } })),
      );
      onDone();
    });
  return (
    <Dialog title={say('placeTitle')} onClose={onDone}>
      <p>{say('placeText')}</p>
      <Uses uses={old.uses} />
      <DialogFoot>
        <Button look="quiet" onClick={onDone}>
          {say('keepOld')}
        </Button>
        <Button look="primary" data-autofocus busy={take.isPending} onClick={place}>
          {say('place')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
