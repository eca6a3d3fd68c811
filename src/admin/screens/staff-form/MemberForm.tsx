import { type SubmitEvent, useId } from 'react';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { formatTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { FormField, TextName } from './fields.ts';
import classes from './form.module.css';
import { Parts } from './Parts.tsx';
import { useMemberForm } from './use-member-form.ts';
import { formWords } from './words.ts';

interface Props {
  readonly member: StaffMember | undefined;
  readonly start: Partial<Record<TextName, string>>;
  readonly departments: readonly string[];
  readonly onSaved: (member: StaffMember) => void;
}

/** The form in its parts. What is typed is put aside on the device, and saved by hand. */
export const MemberForm = ({ member, start, departments, onSaved }: Props) => {
  const say = useWords(formWords);
  const locale = useLocale();
  const id = useId();
  const form = useMemberForm({ member, start, onSaved });
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} id={id} onSubmit={submit} noValidate>
      {form.isBroughtBack && form.isChanged && (
        <div className={classes.brought} role="status">
          <p>{say('broughtBack')}</p>
          <Button size="compact" onClick={form.reset}>
            {say('discard')}
          </Button>
        </div>
      )}
      <ConflictNote form={form} />
      <FormErrors
        errors={Object.entries(form.errors).flatMap(([field, text]) =>
          text === undefined ? [] : [{ label: say(field as FormField), text, href: `#${id}-${field}` }],
        )}
      />
      <Parts id={id} form={form} member={member} departments={departments} />
      <FormFoot
        note={
          form.isChanged &&
          form.keptAt &&
          say('kept', { time: formatTime(new Date(form.keptAt).toISOString(), locale) })
        }
      >
        <Button look="primary" type="submit" busy={form.isPending} disabled={Boolean(member) && !form.isChanged}>
          {say(member ? 'save' : 'add')}
        </Button>
      </FormFoot>
      <LeaveGuard param="staff" isUnsaved={form.isChanged} onSave={form.save} />
    </form>
  );
};
