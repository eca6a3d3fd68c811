import { Check, CircleAlert } from 'lucide-react';
import { formatTime } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import type { Draft } from './use-draft.ts';
import { contentWords } from './words.ts';

interface Props extends Pick<Draft, 'saving' | 'savedAt'> {
  /** Whether what was not saved is wrong, so that trying again does not help. */
  readonly isWrong: boolean;
}

/** How far what was typed is saved. */
export const Saving = ({ saving, savedAt, isWrong }: Props) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const text =
    saving === 'saved'
      ? savedAt && say('savedDraft', { time: formatTime(savedAt.toISOString(), locale) })
      : say(saving === 'failed' && isWrong ? 'wrong' : saving);
  return (
    <span className={classes.saving} data-failed={saving === 'failed' || undefined} role="status">
      {text && saving === 'saved' && <Check aria-hidden size={16} />}
      {saving === 'failed' && <CircleAlert aria-hidden size={16} />}
      {text}
    </span>
  );
};
