import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { AdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { formatDay } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { SwitchField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { AskedDocuments } from './AskedDocuments.tsx';
import { ClassRows } from './ClassRows.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { DayRows } from './DayRows.tsx';
import classes from './seasons.module.css';
import { useFieldLabels } from './use-field-labels.ts';
import { type SeasonForm, useSeasonForm } from './use-season-form.ts';
import { seasonWords } from './words.ts';

/** The settings of a session, saved by hand; who may not change them reads them. */
export const SeasonSettings = ({ season }: { readonly season: AdmissionSeason }) => {
  const say = useWords(seasonWords);
  const id = useId();
  const form = useSeasonForm(season);
  const labelOf = useFieldLabels(form.fields);
  const mayChange = useMayWrite()('/settings');
  useSaveKeys(() => void (mayChange && form.isChanged && form.save()));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  const errors = Object.entries(form.errors).flatMap(([field, text]) =>
    text === undefined ? [] : [{ label: labelOf(field), text, href: `#${id}-${field}` }],
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormErrors errors={errors} />
      <ConflictNote form={form} />
      {!mayChange && <p className={classes.note}>{say('readOnly')}</p>}
      <fieldset className={classes.parts} disabled={!mayChange}>
        <ReadingContext value={!mayChange}>
          <Enquiries id={id} season={season} form={form} />
        </ReadingContext>
        <Part title={say('classes')} note={say('classesNote')}>
          <ClassRows id={id} season={season} form={form} />
        </Part>
        <Part title={say('documents')} note={say('documentsNote')}>
          <AskedDocuments season={season} mayChange={mayChange} />
        </Part>
        <Part title={say('days')} note={say('daysNote')}>
          <ReadingContext value={!mayChange}>
            <DayRows id={id} form={form} />
          </ReadingContext>
        </Part>
      </fieldset>
      {mayChange && (
        <FormFoot note={form.isChanged && say('unsaved')}>
          <Button
            look="primary"
            type="submit"
            busy={form.isPending}
            disabled={!(form.isChanged || season.Version === 0) || form.theirs !== undefined}
          >
            {say('save')}
          </Button>
        </FormFoot>
      )}
      <LeaveGuard param="session" isUnsaved={form.isChanged} onSave={form.save} />
    </form>
  );
};

interface PartProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p className={classes.note}>{note}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
};

interface EnquiriesProps {
  readonly id: string;
  readonly season: AdmissionSeason;
  readonly form: SeasonForm;
}

const Enquiries = ({ id, season, form }: EnquiriesProps) => {
  const say = useWords(seasonWords);
  const stateOf = useStateWords();
  return (
    <Part title={say('enquiries')} note={season.Version === 0 ? say('unset') : stateOf(season)}>
      <SwitchField label={say('isOpen')} checked={form.fields.isOpen} onChange={(isOpen) => form.set({ isOpen })} />
      <div className={classes.days}>
        {(['Opens_On', 'Closes_On', 'Age_On'] as const).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            type="date"
            label={say(name)}
            help={name === 'Age_On' ? say('ageHelp') : undefined}
            optional
            value={form.fields[name]}
            error={form.errors[name]}
            onChange={({ currentTarget }) => form.set({ [name]: currentTarget.value })}
          />
        ))}
      </div>
    </Part>
  );
};

/** How a session stands for families today, in a sentence. */
const useStateWords = (): ((season: AdmissionSeason) => string) => {
  const say = useWords(seasonWords);
  const locale = useLocale();
  const day = (date: string | undefined): string => (date === undefined ? '' : formatDay(date, locale));
  return ({ State, Opens_On, Closes_On }) =>
    State === 'Open' && Closes_On !== undefined
      ? say('Open_until', { day: day(Closes_On) })
      : say(State, { day: day(State === 'Not_Yet' ? Opens_On : Closes_On) });
};
