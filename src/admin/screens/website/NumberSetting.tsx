import { useState } from 'react';
import { TextField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import { useWords } from '../../words/words.ts';
import { type NumberLimits, withinLimits } from './number-limits.ts';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly label: string;
  /** How much of the setting is 1 in the field. */
  readonly per: number;
  readonly limits: NumberLimits;
  /** What the school has chosen; undefined where that is left to the theme. */
  readonly chosen: unknown;
  /** What is on the page now. */
  readonly shown: unknown;
  readonly onChange: (value: number | undefined) => void;
}

/** A number of a section. What the theme does not take is said at once, and put right on leaving the field. */
export const NumberSetting = ({ label, per, limits, chosen, shown, onChange }: Props) => {
  const say = useWords(panelWords);
  const isReading = useReading();
  const [typed, setTyped] = useState<string>();
  const [min, max] = [limits.minimum, limits.maximum].map((limit) => limit && limit / per);
  const stored = isReading ? (shown ?? chosen) : chosen;
  const numberOf = (text: string): number => Math.round(Number(text) * per);
  const isBeyond = typed !== undefined && typed !== '' && withinLimits(numberOf(typed), limits) !== numberOf(typed);
  return (
    <TextField
      label={label}
      type="number"
      min={min}
      max={max}
      step={per === 1 ? 1 : 0.1}
      error={isBeyond ? rangeText(say, min, max) : undefined}
      value={typed ?? (typeof stored === 'number' ? String(stored / per) : '')}
      placeholder={typeof shown === 'number' ? String(shown / per) : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value === '') onChange(undefined);
        else if (withinLimits(numberOf(value), limits) === numberOf(value)) onChange(numberOf(value));
      }}
      onBlur={() => {
        if (isBeyond) onChange(withinLimits(numberOf(typed), limits));
        setTyped(undefined);
      }}
    />
  );
};

const rangeText = (
  say: (key: 'between' | 'atLeast' | 'atMost', values: Record<string, number>) => string,
  min: number | undefined,
  max: number | undefined,
): string => {
  if (min !== undefined && max !== undefined) return say('between', { min, max });
  return min === undefined ? say('atMost', { max: max ?? 0 }) : say('atLeast', { min });
};
