import { TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { RegistersDialog } from '../../holiday-registers/RegistersDialog.tsx';
import { OpenToo } from '../../live/OpenToo.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SessionGuard } from '../../ui/SessionGuard.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import classes from './form.module.css';
import { HolidayInputs, useLabels } from './HolidayInputs.tsx';
import { RemoveHoliday } from './RemoveHoliday.tsx';
import { useHolidayForm } from './use-holiday-form.ts';
import { holidayWords } from './words.ts';

interface Props {
  readonly session: number;
  /** Undefined for one that is to be added. */
  readonly holiday: HolidayRow | undefined;
  /** What is to be looked at again of what was just saved. */
  readonly warnings: readonly string[];
  readonly onSaved: (id: number, warnings: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The form of a holiday, which is saved by hand: visitors see it at once. */
export const HolidayPanel = ({ session, holiday, warnings, onSaved, onClose }: Props) => {
  const say = useWords(holidayWords);
  const label = useLabels();
  const id = useId();
  const form = useHolidayForm({ session, holiday, onSaved });
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={holiday ? holiday.name : say('addTitle')}
      note={say('atOnce')}
      onClose={onClose}
      foot={
        <>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={holiday !== undefined && (!form.isChanged || form.theirs !== undefined)}
          >
            {say(holiday ? 'save' : 'add')}
          </Button>
          {holiday && <RemoveHoliday holiday={holiday} onHide={form.hide} onRemoved={onClose} />}
        </>
      }
    >
      {holiday && <OpenToo type="holiday" id={holiday.Id} />}
      {warnings.length > 0 && (
        <div className={classes.warning} role="status">
          <TriangleAlert aria-hidden size={18} />
          <div>
            <strong>{say('savedLook')}</strong>
            {warnings.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <ConflictNote form={form} />
        <FormErrors
          errors={Object.entries(form.errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: label(field), text, href: `#${id}-${field}` }],
          )}
        />
        <HolidayInputs id={id} session={session} fields={form.fields} errors={form.errors} onChange={form.change} />
      </form>
      {form.asked !== undefined && (
        <RegistersDialog count={form.asked} refusal={say('noHoliday')} onAnswer={form.answer} />
      )}
      <LeaveGuard param="holiday" isUnsaved={form.isChanged} onSave={form.save} />
      <SessionGuard isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};
