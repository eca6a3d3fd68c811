import { type SubmitEvent, useId, useState } from 'react';
import { expectVisitor } from '#schemas/api/visitors/desk.ts';
import { visitPurposes } from '#schemas/records/visitor.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './form.module.css';
import { formWords } from './form-words.ts';
import { useVisitForm } from './use-visit-form.ts';
import { VisitInputs } from './VisitInputs.tsx';
import type { Hosts } from './visit-fields.ts';
import { visitorsWords } from './words.ts';

interface Props {
  readonly today: string;
  readonly hosts: Hosts;
  readonly onClose: () => void;
}

/** Enters somebody who is going to come; one after the other. */
export const ExpectPanel = ({ today, hosts, onClose }: Props) => {
  const say = useWords(formWords);
  const sayDone = useWords(visitorsWords);
  const locale = useLocale();
  const id = useId();
  const tell = useNotices();
  const expect = useAction(expectVisitor);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const on = day || today;
  const form = useVisitForm(async (body) => {
    const sent = { ...body, Day: on, ...(time ? { Expected_Time: time } : {}) };
    const visitor = await expect.mutateAsync({ body: sent });
    setTime('');
    tell.notice(sayDone('isExpected', { name: visitor.Name, day: formatDay(visitor.Day, locale) }));
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Panel
      title={say('expectTitle')}
      note={say('expectNote')}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={form.isPending} disabled={Boolean(form.known?.Denied)}>
          {say('expectSave')}
        </Button>
      }
    >
      <form className={classes.panelForm} id={id} noValidate onSubmit={submit}>
        <div className={classes.pair}>
          <TextField
            id={`${id}-Day`}
            type="date"
            label={say('Day')}
            value={on}
            min={today}
            error={form.errors.Day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <TextField
            id={`${id}-Expected_Time`}
            type="time"
            optional
            label={say('Expected_Time')}
            value={time}
            error={form.errors.Expected_Time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </div>
        <VisitInputs id={id} form={form} purposes={visitPurposes} hosts={hosts} />
      </form>
      <LeaveGuard param="panel" isUnsaved={form.isChanged} onSave={form.submit} />
    </Panel>
  );
};
