import type { FieldTexts } from '../../calls/refused-fields.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import { holiday as layout } from '../content/types/holiday.ts';
import { useBoth } from '../content/use-both.ts';
import { type Kind, sessionDays } from './calendar.ts';
import classes from './form.module.css';
import { type HolidayFields, isFixed, whomChoices } from './holiday-fields.ts';
import { kinds, useKinds } from './use-kinds.ts';
import { holidayWords } from './words.ts';

interface Props {
  readonly id: string;
  /** The first year of the session that it lies in. */
  readonly session: number;
  readonly fields: HolidayFields;
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<HolidayFields>) => void;
}

/** What a field of a holiday is called. */
export const useLabels = (): ((field: string) => string) => {
  const both = useBoth();
  return (field) =>
    both((layout.fields[field === 'classes' ? 'Applies_To' : field] ?? { label: [field, field] }).label);
};

/** All that is entered of a holiday. */
export const HolidayInputs = ({ id, session, fields, errors, onChange }: Props) => {
  const say = useWords(holidayWords);
  const label = useLabels();
  const kindName = useKinds();
  const { first, last } = sessionDays(session);
  const most = { name: 100, Description: 255 };
  const said = (field: string) => ({ id: `${id}-${field}`, label: label(field), error: errors[field] });
  const day = (field: 'startHolidayDate' | 'endHolidayDate') => (
    <TextField
      {...said(field)}
      type="date"
      min={field === 'endHolidayDate' && fields.startHolidayDate ? fields.startHolidayDate : first}
      max={last}
      value={fields[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  const time = (field: 'Opens_At' | 'Closes_At') => (
    <TextField
      {...said(field)}
      type="time"
      optional
      value={fields[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <>
      <TextField
        {...said('name')}
        help={say('nameHelp')}
        maxLength={most.name}
        autoComplete="off"
        value={fields.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <div className={classes.pair}>
        {day('startHolidayDate')}
        {day('endHolidayDate')}
      </div>
      <SelectField
        {...said('Holiday_Type')}
        options={kinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
        value={fields.Holiday_Type}
        onChange={({ currentTarget }) => onChange({ Holiday_Type: currentTarget.value as Kind })}
      />
      {fields.Holiday_Type === 'Timing_Change' && (
        <div className={classes.pair}>
          {time('Opens_At')}
          {time('Closes_At')}
        </div>
      )}
      <WhomFields id={id} fields={fields} error={errors.classes} onChange={onChange} />
      <TextAreaField
        {...said('Description')}
        optional
        maxLength={most.Description}
        minRows={2}
        value={fields.Description}
        onChange={({ currentTarget }) => onChange({ Description: currentTarget.value })}
      />
      <SwitchField
        {...said('Show_On_Website')}
        help={say(fields.Show_On_Website ? 'shownHelp' : 'hiddenHelp')}
        checked={fields.Show_On_Website}
        onChange={(isOn) => onChange({ Show_On_Website: isOn })}
      />
      <SwitchField
        {...said('Fixed_Date')}
        help={say('fixedHelp')}
        checked={isFixed(fields)}
        onChange={(isOn) => onChange({ Fixed_Date: isOn })}
      />
    </>
  );
};

interface WhomProps extends Pick<Props, 'id' | 'fields' | 'onChange'> {
  readonly error: string | undefined;
}

const WhomFields = ({ id, fields, error, onChange }: WhomProps) => {
  const say = useWords(holidayWords);
  const label = useLabels();
  const { offered: all } = useLookup('classes');
  const toggle = (classId: number, isOn: boolean): void =>
    // In the order of the school's list, whatever the order of the clicks.
    onChange({
      classes: all.map((one) => one.id).filter((one) => (one === classId ? isOn : fields.classes.includes(one))),
    });
  return (
    <div className={classes.whom}>
      <p className={classes.label} aria-hidden>
        {label('Applies_To')}
      </p>
      <Segments
        label={label('Applies_To')}
        options={whomChoices.map((value) => ({ value, label: say(value) }))}
        chosen={fields.whom}
        onChoose={(whom) => onChange({ whom })}
      />
      {fields.whom === 'classes' && (
        <fieldset className={classes.classes} id={`${id}-classes`} tabIndex={-1}>
          <legend>{say('whichClasses')}</legend>
          {error && <p className={classes.wrong}>{error}</p>}
          {all.map(({ id: classId, name }) => (
            <CheckBox
              key={classId}
              label={name}
              isNamed
              checked={fields.classes.includes(classId)}
              onChange={(isOn) => toggle(classId, isOn)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
};
