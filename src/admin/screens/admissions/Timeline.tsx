import { ArrowRight, Mail, MessageSquare, Phone, Users } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { addFollowUp, type EnquiryDetails, type FollowUp } from '#schemas/api/admission-office.ts';
import { followUpModes } from '#schemas/records/enquiry.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';
import { statusWords } from './words.ts';

const icons = { Call: Phone, Visit: Users, Email: Mail, Message: MessageSquare } as const;

interface Props {
  readonly details: EnquiryDetails;
  readonly mayWrite: boolean;
}

/** What was said and done so far, the latest first. */
export const Timeline = ({ details: { enquiry, followUps }, mayWrite }: Props) => {
  const say = useWords(panelWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3>{say('timeline')}</h3>
        {mayWrite && !isOpen && (
          <Button look="quiet" size="compact" onClick={() => setOpen(true)}>
            {say('addNote')}
          </Button>
        )}
      </div>
      {isOpen && <NoteForm id={enquiry.Admission_Enquiry_Id} onDone={() => setOpen(false)} />}
      {followUps.length === 0 && !isOpen && <p className={classes.note}>{say('empty')}</p>}
      <ol className={classes.timeline}>
        {followUps.map((entry) => (
          <Entry key={entry.Follow_Up_Id} entry={entry} />
        ))}
      </ol>
    </section>
  );
};

const Entry = ({ entry }: { readonly entry: FollowUp }) => {
  const say = useWords(panelWords);
  const sayStatus = useCodeWords(statusWords);
  const locale = useLocale();
  const { Mode: mode, Note: note, From_Status: from, To_Status: to, Next_Date: next, By: by } = entry;
  const Icon = icons[mode as keyof typeof icons] ?? ArrowRight;
  const isStep = typeof from === 'number' && typeof to === 'number';
  const steps = isStep ? `${sayStatus(from)} → ${sayStatus(to)}` : undefined;
  const isSaid = !isStep || !isLabelOf(note, to);
  return (
    <li>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <div>
        <p>
          {steps && <strong>{steps}</strong>}
          {steps && (isSaid || next) && '. '}
          {isSaid && note} {next && say('nextOn', { day: formatDay(next, locale) })}
        </p>
        <small>{[formatMoment(entry.Follow_Up_At, locale), by].filter(Boolean).join(' · ')}</small>
      </div>
    </li>
  );
};

/** A step of which nothing was said is noted by the name of its status. */
const isLabelOf = (note: string, status: number): boolean => {
  const labels: Readonly<Record<string, string>> = statusWords.en;
  return note === labels[`c${status}`] || (status === 3 && note === 'Visit scheduled');
};

interface FormProps {
  readonly id: number;
  readonly onDone: () => void;
}

const NoteForm = ({ id, onDone }: FormProps) => {
  const say = useWords(panelWords);
  const tell = useNotices();
  const add = useAction(addFollowUp);
  const form = useId();
  const [mode, setMode] = useState<(typeof followUpModes)[number]>('Call');
  const [note, setNote] = useState('');
  const [next, setNext] = useState('');
  const { errors, check, refuse } = useRefusals();
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!check(note.trim() ? {} : { Note: say('missingNote') })) {
      document.getElementById(`${form}-note`)?.focus();
      return;
    }
    try {
      await add.mutateAsync({ params: { id }, body: { Mode: mode, Note: note, ...(next && { Next_Date: next }) } });
      tell.notice(say('noted'));
      onDone();
    } catch (error) {
      await refuse(error);
    }
  };
  return (
    <form className={classes.inset} onSubmit={(event) => void save(event)} noValidate>
      <Segments
        label={say('mode')}
        options={followUpModes.map((value) => ({ value, label: say(value), icon: icons[value] }))}
        chosen={mode}
        onChoose={setMode}
      />
      <TextAreaField
        id={`${form}-note`}
        label={say('note')}
        placeholder={say('noteHelp')}
        maxLength={1000}
        value={note}
        error={errors.Note}
        autoFocus
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <TextField
        type="date"
        label={say('next')}
        optional
        value={next}
        error={errors.Next_Date}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button look="primary" type="submit" busy={add.isPending}>
          {say('save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
};
