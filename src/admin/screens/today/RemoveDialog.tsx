import { removeSamples } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from '../content/bin-days.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';

interface Props {
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks whether all samples are to go into the bin. */
export const RemoveDialog = ({ count, onClose }: Props) => {
  const say = useWords(firstStepWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const tell = useNotices();
  const remove = useAction(removeSamples);
  const run = async (): Promise<void> => {
    if (await attempt(() => remove.mutateAsync({}))) tell.notice(say('samplesRemoved', { count }));
    onClose();
  };
  return (
    <Dialog title={say('removeTitle', { count })} onClose={onClose}>
      <p>{say('removeNote')}</p>
      <p>{say('keptUntil', { day: formatDay(keptUntil(), locale) })}</p>
      <div className={classes.deeds}>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {say('keepSamples')}
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={() => void run()}>
          {say('removeSamples')}
        </Button>
      </div>
    </Dialog>
  );
};
