import { Minus, Plus } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import classes from './form.module.css';
import { formWords } from './form-words.ts';

interface Props {
  readonly id: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** How many people come on one pass, without a keyboard. */
export const Stepper = ({ id, value, max, onChange }: Props) => {
  const say = useWords(formWords);
  return (
    <fieldset className={classes.stepper}>
      <legend>{say('Persons')}</legend>
      <button type="button" aria-label={say('fewer')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden size={20} />
      </button>
      <output id={id} tabIndex={-1}>
        {value}
      </output>
      <button type="button" aria-label={say('more')} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus aria-hidden size={20} />
      </button>
    </fieldset>
  );
};
