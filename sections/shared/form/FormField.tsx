import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { say } from '../say.ts';
import type { Choice, FieldSpec } from './field-spec.ts';

interface Props {
  readonly env: SectionEnv;
  readonly field: FieldSpec;
  /** Makes ids unique on the page. */
  readonly prefix: string;
  /** Stands in for the label's string: a consent with a link in it. */
  readonly label?: ReactNode;
  /** Whether the legend of its group says already that nothing in it is required. */
  readonly inOptional?: boolean;
}

/** A field with its label, its hint and the place for its error, all tied together. */
export function FormField({ env, field, prefix, label, inOptional = false }: Props) {
  const { name, kind, required } = field;
  const optional = !required && !inOptional && <small> ({say(env, 'optional')})</small>;
  const id = `${prefix}-${name}`;
  const hint = say(env, `${name}Hint`);
  const describedBy = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  const text = (
    <label htmlFor={id}>
      {label ?? say(env, name)}
      {kind !== 'checkbox' && optional}
    </label>
  );
  if (kind === 'radio' || kind === 'date-boxes')
    return (
      <fieldset data-field={kind} data-wide={field.wide ? '' : undefined} data-max={field.max}>
        <legend>
          {label ?? say(env, name)}
          {optional}
        </legend>
        {hint && (
          <p id={`${id}-hint`} data-hint="">
            {hint}
          </p>
        )}
        {kind === 'radio' ? (
          <Radios env={env} field={field} id={id} describedBy={describedBy} />
        ) : (
          <DateBoxes env={env} field={field} id={id} describedBy={describedBy} />
        )}
        <p id={`${id}-error`} data-error="" hidden />
      </fieldset>
    );
  const common = { id, name, required, 'aria-describedby': describedBy };
  return (
    <div data-field={kind} data-wide={field.wide ? '' : undefined}>
      {kind !== 'checkbox' && text}
      {hint && (
        <p id={`${id}-hint`} data-hint="">
          {hint}
        </p>
      )}
      {kind === 'textarea' ? (
        <textarea {...common} rows={4} maxLength={field.maxLength} />
      ) : kind === 'select' ? (
        <select
          {...common}
          defaultValue={field.initial ?? ''}
          autoComplete={field.autoComplete}
          data-number={field.options?.some(hasNumber) ? '' : undefined}
        >
          <option value="">{say(env, 'choose')}</option>
          {field.options?.map((option) => {
            const { value, label: shown } = choiceOf(option, env, name);
            return (
              <option key={value} value={value}>
                {shown}
              </option>
            );
          })}
        </select>
      ) : kind === 'checkbox' ? (
        <input {...common} type="checkbox" value="true" />
      ) : (
        <input
          {...common}
          type={kind}
          defaultValue={field.value}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          data-digits={field.inputMode === 'numeric' ? field.maxLength : undefined}
          data-min-digits={field.minDigits}
          max={field.max}
          accept={field.accept}
        />
      )}
      {kind === 'checkbox' && text}
      <p id={`${id}-error`} data-error="" hidden />
    </div>
  );
}

interface GroupProps extends Pick<Props, 'env' | 'field'> {
  readonly id: string;
  readonly describedBy: string;
}

function Radios({ env, field: { name, required, options = [], initial }, id, describedBy }: GroupProps) {
  return (
    <div data-radios="">
      {options.map((option) => {
        const { value, label } = choiceOf(option, env, name);
        return (
          <label key={value}>
            <input
              id={`${id}-${value}`}
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === initial}
              data-number={hasNumber(option) ? '' : undefined}
              aria-describedby={describedBy}
            />{' '}
            {label}
          </label>
        );
      })}
    </div>
  );
}

const boxes = [
  { box: 'day', length: 2 },
  { box: 'month', length: 2 },
  { box: 'year', length: 4 },
] as const;

function DateBoxes({ env, field: { name, required }, id, describedBy }: GroupProps) {
  return (
    <div data-boxes="">
      {boxes.map(({ box, length }) => (
        <label key={box} data-box={box}>
          <input
            id={`${id}-${box}`}
            name={`${name}.${box}`}
            inputMode="numeric"
            autoComplete={`bday-${box}`}
            maxLength={length}
            pattern="[0-9]*"
            required={required}
            aria-describedby={describedBy}
          />
          <small>{say(env, box)}</small>
        </label>
      ))}
    </div>
  );
}

/** The call takes such a choice as a number. */
const hasNumber = (option: string | Choice): boolean => typeof option !== 'string' && typeof option.value === 'number';

const choiceOf = (option: string | Choice, env: SectionEnv, name: string): Choice => {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return { value, label: say(env, `${name}.${label}`) || label };
};
