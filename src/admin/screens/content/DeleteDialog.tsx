import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from './bin-days.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly title: string;
  /** Who sees it, and where. */
  readonly seen: string;
  readonly onClose: () => void;
  readonly onHide: () => void;
  readonly onDelete: () => void;
}

/** Asks before something goes that visitors see, and offers to hide it alone. */
export const DeleteDialog = ({ title, seen, onClose, onHide, onDelete }: Props) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{seen}</p>
      <p>{say('keptUntil', { day: formatDay(keptUntil(), locale) })}</p>
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {say('keep')}
        </Button>
        <Button onClick={onHide}>{say('hide')}</Button>
        <Button look="danger" onClick={onDelete}>
          {say('remove')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
