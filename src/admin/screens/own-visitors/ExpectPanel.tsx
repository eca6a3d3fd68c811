import { type SubmitEvent, useId } from 'react';
import { maxPersons, visitPurposes } from '#schemas/records/visitor.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { purposeWords } from '../../visitors/purpose-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './own-visitors.module.css';
import { type OwnField, useOwnForm } from './use-own-form.ts';
import { ownVisitorWords } from './words.ts';

interface Props {
  readonly today: string;
  readonly onClose: () => void;
}

/** Enters somebody who comes to see who is logged in. */
export const ExpectPanel = ({ today, onClose }: Props) => {
  const say = useWords(ownVisitorWords);
  const sayPurpose = useWords(purposeWords);
  const id = useId();
  const form = useOwnForm(today);
  const { fields, errors, change } = form;
  const submit = async (): Promise<void> => {
    if (await form.send()) document.getElementById(`${id}-Name`)?.focus();
  };
  useSaveKeys(() => void submit());
  const field = (name: OwnField) => ({
    id: `${id}-${name}`,
    label: say(name),
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => change(name, currentTarget.value),
  });
  return (
    <Panel
      title={say('add')}
      note={say('note')}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {say('save')}
        </Button>
      }
    >
      <form
        className={classes.form}
        id={id}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormErrors
          errors={Object.entries(errors).flatMap(([name, text]) =>
            text === undefined ? [] : [{ label: say(name as OwnField), text, href: `#${id}-${name}` }],
          )}
        />
        <TextField {...field('Name')} maxLength={100} />
        <TextField {...field('Mobile')} type="tel" inputMode="tel" maxLength={20} />
        <div className={classes.pair}>
          <TextField {...field('Day')} type="date" min={today} />
          <TextField {...field('Expected_Time')} type="time" optional />
        </div>
        <SelectField
          id={`${id}-Purpose`}
          label={say('Purpose')}
          value={fields.Purpose}
          error={errors.Purpose}
          options={[
            { value: '', label: say('choose') },
            ...visitPurposes.map((value) => ({ value, label: sayPurpose(value) })),
          ]}
          onChange={({ currentTarget }) => change('Purpose', currentTarget.value)}
        />
        {fields.Purpose === 'Other' && <TextField {...field('Purpose_Text')} maxLength={100} />}
        <div className={classes.pair}>
          <TextField {...field('Persons')} type="number" min={1} max={maxPersons} />
          <TextField {...field('Vehicle_No')} optional maxLength={20} />
        </div>
        <TextField {...field('Note')} optional maxLength={255} />
      </form>
      <LeaveGuard param="open" isUnsaved={form.isChanged} onSave={form.send} />
    </Panel>
  );
};
