import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import { useEntryKeys } from '../../ui/use-entry-keys.ts';
import { useWords } from '../../words/words.ts';
import { figureWords } from './figure-words.ts';
import classes from './figures.module.css';
import { type Figure, figureLimits, figuresIn, onDay, wholeFigures } from './figures.ts';

interface Props {
  /** What the school has entered, as its record has it. */
  readonly chosen: unknown;
  readonly onChange: (figures: readonly Figure[] | undefined) => void;
}

const isSame = (one: readonly Figure[], other: readonly Figure[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The figures of a section, each with what it counts; those that are not whole yet stay in the form. */
export const FiguresField = ({ chosen, onChange }: Props) => {
  const say = useWords(figureWords);
  const isReading = useReading();
  const kept = figuresIn(chosen);
  const [rows, setRows] = useState(kept);
  // A step back, or somebody else's change.
  const shown = isSame(wholeFigures(rows) ?? [], kept) ? rows : kept;
  const { keys, ...keyed } = useEntryKeys(shown.length);
  const change = (next: readonly Figure[]): void => {
    setRows(next);
    onChange(wholeFigures(next));
  };
  const edit = (at: number, figure: Figure): void => change(shown.with(at, figure));
  const move = (at: number, by: number): void => {
    const row = shown[at];
    if (!row) return;
    keyed.move(at, at + by);
    change(shown.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  const remove = (at: number): void => {
    keyed.remove(at);
    change(shown.toSpliced(at, 1));
  };
  return (
    <fieldset className={classes.figures}>
      <legend>{say('figures')}</legend>
      <p>{say(shown.length === 0 ? 'fromRecords' : 'own')}</p>
      <ol>
        {shown.map((figure, at) => (
          <Row
            key={keys[at]}
            figure={figure}
            number={at + 1}
            isLast={at === shown.length - 1}
            onEdit={(next) => edit(at, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {!isReading && shown.length < figureLimits.count && (
        <Button
          size="compact"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setRows([...shown, { value: '', label: '' }])}
        >
          {say('add')}
        </Button>
      )}
    </fieldset>
  );
};

interface RowProps {
  readonly figure: Figure;
  /** Counted from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly onEdit: (figure: Figure) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

const Row = ({ figure, number, isLast, onEdit, onMove, onRemove }: RowProps) => {
  const say = useWords(figureWords);
  const isReading = useReading();
  const told = { figure: figure.label || String(number) };
  return (
    <li>
      <TextField
        label={say('value')}
        value={figure.value}
        maxLength={figureLimits.value}
        placeholder={say('example')}
        onChange={({ currentTarget }) => onEdit({ ...figure, value: currentTarget.value })}
      />
      <TextField
        label={say('label')}
        value={figure.label}
        maxLength={figureLimits.label}
        onChange={({ currentTarget }) => onEdit({ ...figure, label: currentTarget.value })}
      />
      <TextField
        label={say('asOf')}
        optional
        type="date"
        value={figure.asOf ?? ''}
        onChange={({ currentTarget }) => onEdit(onDay(figure, currentTarget.value))}
      />
      {!isReading && (
        <div>
          <button type="button" aria-label={say('up', told)} disabled={number === 1} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden size={18} />
          </button>
          <button type="button" aria-label={say('down', told)} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden size={18} />
          </button>
          <button type="button" aria-label={say('remove', told)} onClick={onRemove}>
            <Trash2 aria-hidden size={18} />
          </button>
        </div>
      )}
    </li>
  );
};
