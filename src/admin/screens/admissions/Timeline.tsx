import { ArrowRight, Mail, MessageSquare, Phone, Users } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { addFollowUp, type EnquiryDetails, type FollowUp } from '#schemas/api/admission-office.ts';
import { followUpModes } from '#schemas/records/enquiry.ts';
import { newKey } from '../../calls/new-key.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useFollowed } from '../../ui/use-followed.ts';
import { useSave } from '../../ui/use-save.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';
import { statusWords } from './words.ts';

const icons = { Call: Phone, Visit: Users, Email: Mail, Message: MessageSquare } as const;

interface Props {
  readonly details: EnquiryDetails;
  readonly mayWrite: boolean;
  /** Whether what was said is being written down. */
  readonly isNoting: boolean;
  readonly onNote: (isNoting: boolean) => void;
}

/** What was said and done so far, the latest first. */
export const Timeline = ({ details: { enquiry, followUps }, mayWrite, isNoting, onNote }: Props) => {
  const say = useWords(panelWords);
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3>{say('timeline')}</h3>
        {mayWrite && !isNoting && (
          <Button look="quiet" size="compact" onClick={() => onNote(true)}>
            {say('addNote')}
          </Button>
        )}
      </div>
      {isNoting && <NoteForm id={enquiry.Admission_Enquiry_Id} onDone={() => onNote(false)} />}
      {followUps.length === 0 && !isNoting && <p className={classes.note}>{say('empty')}</p>}
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

interface Said {
  readonly mode: (typeof followUpModes)[number];
  readonly note: string;
  readonly next: string;
  /** What the request is called until it says something else: sent again, it is one entry. */
  readonly key: string;
}

const nothingSaid = (): Said => ({ mode: 'Call', note: '', next: '', key: newKey() });

const NoteForm = ({ id, onDone }: FormProps) => {
  const say = useWords(panelWords);
  const add = useAction(addFollowUp);
  const form = useId();
  const [{ mode, note, next, key }, setSaid] = useState(nothingSaid);
  const change = (part: Partial<Said>): void => setSaid((before) => ({ ...before, ...part, key: newKey() }));
  const [isGivenUp, setGivenUp] = useState(false);
  useFollowed(isGivenUp || undefined, onDone);
  /** Who saves and leaves is not led back here. */
  const isLeaving = useRef(false);
  const saving = useSave(addFollowUp.group, () => {
    if (!isLeaving.current) onDone();
  });
  const send = (): Promise<unknown> =>
    add.mutateAsync({ params: { id }, body: { Mode: mode, Note: note, ...(next && { Next_Date: next }) }, key });
  const save = async (): Promise<boolean> => {
    const missing = note.trim() === '';
    if (missing) document.getElementById(`${form}-note`)?.focus();
    return saving.run(missing ? { Note: say('missingNote') } : {}, send, say('noted'));
  };
  const saveAndLeave = async (): Promise<boolean> => {
    isLeaving.current = true;
    isLeaving.current = await save();
    return isLeaving.current;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={classes.inset} onSubmit={submit} noValidate>
      <Refusal text={saving.refusal} />
      <Segments
        label={say('mode')}
        options={followUpModes.map((value) => ({ value, label: say(value), icon: icons[value] }))}
        chosen={mode}
        onChoose={(value) => change({ mode: value })}
      />
      <TextAreaField
        id={`${form}-note`}
        label={say('note')}
        placeholder={say('noteHelp')}
        maxLength={1000}
        value={note}
        error={saving.errors.Note}
        autoFocus
        data-autofocus
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <TextField
        type="date"
        label={say('next')}
        optional
        value={next}
        error={saving.errors.Next_Date}
        onChange={({ currentTarget }) => change({ next: currentTarget.value })}
      />
      <div className={classes.deeds}>
        <Button look="primary" type="submit" busy={saving.isPending}>
          {say('save')}
        </Button>
        <Button look="quiet" onClick={() => setGivenUp(true)}>
          {say('cancel')}
        </Button>
      </div>
      {(note.trim() !== '' || next !== '') && (
        <LeaveGuard
          param={['enquiry', 'edit', 'note']}
          isUnsaved={!saving.isSaved && !isGivenUp}
          onSave={saveAndLeave}
        />
      )}
    </form>
  );
};
