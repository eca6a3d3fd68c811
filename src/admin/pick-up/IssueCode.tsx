import { type SubmitEvent, useId, useState } from 'react';
import { issuePickUpCode } from '#schemas/api/visitors/pick-up.ts';
import { type PickUpHours, pickUpHours } from '#schemas/records/visitor.ts';
import { useAction } from '../calls/use-call.ts';
import { formatMoment } from '../format/dates.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { useAttempt } from '../ui/Notices.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './issue-code.module.css';
import { issueWords } from './words.ts';

interface Props {
  readonly child: { readonly Student_Id: number; readonly First_Name: string };
  /** Whether who gives it out does so as a parent. */
  readonly asFamily?: true;
  readonly onClose: () => void;
}

/** Gives out a code by which somebody else may pick up a child. */
export const IssueCode = ({ child, asFamily, onClose }: Props) => {
  const say = useWords(issueWords);
  const locale = useLocale();
  const id = useId();
  const attempt = useAttempt();
  const issue = useAction(issuePickUpCode);
  const [name, setName] = useState('');
  const [hours, setHours] = useState<PickUpHours>(6);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const written = name.trim();
    const isShort = written.length < 2;
    setMissing(isShort);
    if (isShort) document.getElementById(`${id}-name`)?.focus();
    else {
      const body = { Student_Id: child.Student_Id, Name: written, Hours: hours };
      void attempt(() => issue.mutateAsync({ body, ...(asFamily && { asFamily }) }));
    }
  };
  const { data: issued } = issue;
  return (
    <Panel
      title={say('title', { name: child.First_Name })}
      onClose={onClose}
      foot={
        issued ? (
          <Button look="primary" onClick={onClose}>
            {say('done')}
          </Button>
        ) : (
          <Button look="primary" type="submit" form={id} busy={issue.isPending}>
            {say('give')}
          </Button>
        )
      }
    >
      {issued ? (
        <div className={classes.issued} role="status">
          <p>{say('code', { name: issued.Name })}</p>
          <output>{issued.Code}</output>
          <p>{say('until', { time: formatMoment(issued.Expires_At, locale), person: issued.Name })}</p>
        </div>
      ) : (
        <form className={classes.form} id={id} noValidate onSubmit={submit}>
          <p>{say('help', { name: child.First_Name })}</p>
          <TextField
            id={`${id}-name`}
            label={say('who')}
            value={name}
            maxLength={100}
            autoComplete="off"
            error={isMissing ? say('whoMissing') : undefined}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setMissing(false);
            }}
          />
          <Segments
            label={say('howLong')}
            options={pickUpHours.map((value) => ({ value: String(value), label: say('hours', { count: value }) }))}
            chosen={String(hours)}
            onChoose={(value) => setHours(pickUpHours.find((one) => String(one) === value) ?? hours)}
          />
        </form>
      )}
    </Panel>
  );
};
