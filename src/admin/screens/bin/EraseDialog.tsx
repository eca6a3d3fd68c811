import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { binWords } from './words.ts';

interface Props {
  readonly name: string;
  /** Until when the bin keeps it. */
  readonly until: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

export const EraseDialog = ({ name, until, isBusy, onClose, onErase }: Props) => {
  const say = useWords(binWords);
  const locale = useLocale();
  return (
    <Dialog title={say('eraseTitle', { name })} onClose={onClose}>
      <p>{say('eraseText', { day: formatDay(until, locale) })}</p>
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {say('keep')}
        </Button>
        <Button look="danger" busy={isBusy} onClick={onErase}>
          {say('erase')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
