import type { AdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useWords } from '../../words/words.ts';
import type { ClassFields } from './season-fields.ts';
import classes from './seasons.module.css';
import type { SeasonForm } from './use-season-form.ts';
import { seasonWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly season: AdmissionSeason;
  readonly form: SeasonForm;
}

/** A line for each class: whether it is offered, ages, seats and how many are taken, the fee. */
export const ClassRows = ({ id, season, form }: Props) => {
  const say = useWords(seasonWords);
  return (
    <table className={classes.classes}>
      <thead>
        <tr>
          {(['class', 'from', 'to', 'seats', 'fee', 'taken'] as const).map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {form.fields.classes.map((one) => (
          <ClassRow
            key={one.id}
            id={id}
            one={one}
            counted={season.Classes.find(({ Class_Id }) => Class_Id === one.id)}
            form={form}
          />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly id: string;
  readonly one: ClassFields;
  readonly counted: AdmissionSeason['Classes'][number] | undefined;
  readonly form: SeasonForm;
}

const ClassRow = ({ id, one, counted, form }: RowProps) => {
  const say = useWords(seasonWords);
  const { className } = useClassNames();
  const name = className(one.id);
  const numberOf = (field: 'from' | 'to' | 'seats') => (
    <td data-field={field}>
      <TextField
        id={`${id}-${field}-${one.id}`}
        label={say(`${field}Of`, { class: name })}
        inputMode="numeric"
        maxLength={5}
        placeholder={field === 'seats' ? '–' : undefined}
        value={one[field]}
        error={form.errors[`${field}-${one.id}`]}
        onChange={({ currentTarget }) => form.setClass(one.id, { [field]: currentTarget.value.trim() })}
      />
    </td>
  );
  return (
    <tr data-off={!one.isOffered || undefined}>
      <th scope="row">
        <CheckBox
          label={say('offered', { class: name })}
          checked={one.isOffered}
          onChange={(isOffered) => form.setClass(one.id, { isOffered })}
        />
        <span>{name}</span>
      </th>
      {numberOf('from')}
      {numberOf('to')}
      {numberOf('seats')}
      <td data-field="fee">
        <TextField
          label={say('feeOf', { class: name })}
          placeholder={say('feeHint')}
          maxLength={60}
          value={one.fee}
          onChange={({ currentTarget }) => form.setClass(one.id, { fee: currentTarget.value })}
        />
      </td>
      <td data-field="taken">
        <Taken seats={one.seats} taken={counted?.Taken ?? 0} waiting={counted?.Waiting ?? 0} />
      </td>
    </tr>
  );
};

interface TakenProps {
  readonly seats: string;
  readonly taken: number;
  readonly waiting: number;
}

/** How many children are admitted, how many seats that leaves, and how many families wait. */
const Taken = ({ seats, taken, waiting }: TakenProps) => {
  const say = useWords(seasonWords);
  const left = /^\d+$/.test(seats) ? Number(seats) - taken : undefined;
  const text =
    left === undefined
      ? say('noLimit', { taken })
      : left > 0
        ? say('left', { taken, left })
        : left === 0
          ? say('full', { taken })
          : say('over', { taken, over: -left });
  return (
    <>
      <span data-full={(left !== undefined && left <= 0) || undefined}>{text}</span>
      {waiting > 0 && <small>{waiting === 1 ? say('waiting1') : say('waiting', { count: waiting })}</small>}
    </>
  );
};
