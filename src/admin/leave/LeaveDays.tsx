import type { FieldTexts } from '../calls/refused-fields.ts';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import { leaveFormWords } from './words.ts';

interface Days {
  readonly First_Day: string;
  readonly Last_Day: string;
}

interface Props {
  readonly form: {
    readonly fields: Days;
    readonly errors: FieldTexts;
    change(changes: Partial<Days>): void;
  };
  /** What the ids of the fields begin with. */
  readonly id: string;
}

/** The first and the last day of leave, which follows the first. */
export const LeaveDays = ({ form: { fields, errors, change }, id }: Props) => {
  const say = useWords(leaveFormWords);
  return (
    <>
      <TextField
        id={`${id}-First_Day`}
        type="date"
        label={say('First_Day')}
        value={fields.First_Day}
        error={errors.First_Day}
        onChange={({ currentTarget: { value } }) =>
          change({ First_Day: value, ...(value > fields.Last_Day && { Last_Day: value }) })
        }
      />
      <TextField
        id={`${id}-Last_Day`}
        type="date"
        label={say('Last_Day')}
        min={fields.First_Day}
        value={fields.Last_Day}
        error={errors.Last_Day}
        onChange={({ currentTarget }) => change({ Last_Day: currentTarget.value })}
      />
    </>
  );
};
