import { removeSamples } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { keptUntil } from '../content/bin-days.ts';
import { firstStepWords } from './first-step-words.ts';

interface Props {
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks whether all samples are to go into the bin. */
export const RemoveDialog = ({ count, onClose }: Props) => {
  const say = useWords(firstStepWords);
  const locale = useLocale();
  const tell = useNotices();
  const remove = useAction(removeSamples);
  const run = async (): Promise<void> => {
    await remove.mutateAsync({});
    tell.notice(say('samplesRemoved', { count }));
  };
  return (
    <QuestionDialog
      title={say('removeTitle', { count })}
      keep={say('keepSamples')}
      deed={say('removeSamples')}
      onRun={run}
      onClose={onClose}
    >
      <p>{say('removeNote')}</p>
      <p>{say('keptUntil', { day: formatDay(keptUntil(), locale) })}</p>
    </QuestionDialog>
  );
};
