import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { visitPurposes } from '#schemas/records/visitor.ts';
import { Button } from '../../ui/Button.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import classes from './form.module.css';
import { formWords } from './form-words.ts';
import { useCorrectForm } from './use-correct-form.ts';
import { VisitInputs } from './VisitInputs.tsx';
import type { Hosts } from './visit-fields.ts';

interface Props {
  readonly visit: VisitorRow;
  readonly hosts: Hosts;
  /** The part of the address that names what is open. */
  readonly param: string;
  readonly onClose: () => void;
}

/** Corrects what was mistyped of somebody who has come in. Who picks up a child came for that, and nobody else did. */
export const CorrectPanel = ({ visit, hosts, param, onClose }: Props) => {
  const say = useWords(formWords);
  const id = useId();
  const [isDone, setDone] = useState(false);
  const form = useCorrectForm(visit);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit()) setDone(true);
  };
  const isPickUp = visit.Purpose === 'Pick_Up';
  return (
    <Panel
      title={say('correctTitle')}
      note={say('correctNote', { pass: visit.Pass_No ?? '' })}
      onClose={onClose}
      foot={
        <Button
          look="primary"
          type="submit"
          form={id}
          busy={form.isPending}
          disabled={!form.isChanged || form.theirs !== undefined}
        >
          {say('correctSave')}
        </Button>
      }
    >
      <form className={classes.panelForm} id={id} noValidate onSubmit={(event) => void submit(event)}>
        <ConflictNote form={form} />
        <VisitInputs
          id={id}
          form={form}
          purposes={visitPurposes.filter((one) => (one === 'Pick_Up') === isPickUp)}
          hosts={hosts}
        />
      </form>
      <LeaveGuard param={param} isUnsaved={form.isChanged && !isDone} onSave={form.submit} />
    </Panel>
  );
};
