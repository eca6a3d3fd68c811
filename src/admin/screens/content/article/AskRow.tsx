import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useWords } from '../../../words/words.ts';
import classes from './article.module.css';
import { articleWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly help: string;
  /** What is said of a text that is none. */
  readonly wrong: string;
  readonly written: string;
  /** Takes what was typed; false where that is no address. */
  readonly onApply: (typed: string) => boolean;
  readonly onRemove?: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** One address, asked for between the tools and the text. */
export const AskRow = ({ label, help, wrong, written, onApply, onRemove, onCancel }: Props) => {
  const say = useWords(articleWords);
  const field = useId();
  const [typed, setTyped] = useState(written);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  const apply = (): void => setWrong(!onApply(typed));
  const onKeyDown = (event: KeyboardEvent): void => {
    const deed = event.key === 'Enter' ? apply : event.key === 'Escape' ? onCancel : undefined;
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  return (
    <div className={classes.ask}>
      <TextField
        id={field}
        label={label}
        help={help}
        error={isWrong ? wrong : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      <div className={classes.deeds}>
        <Button size="compact" onClick={apply}>
          {say('apply')}
        </Button>
        {onRemove && (
          <Button size="compact" look="quiet" onClick={onRemove}>
            {say('removeLink')}
          </Button>
        )}
        <Button size="compact" look="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
};
