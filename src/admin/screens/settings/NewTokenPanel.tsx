import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { type AccessLevel, type Holder, holdersOf } from '#schemas/access/matrix.ts';
import { createApiToken } from '#schemas/api/tokens.ts';
import { useAction } from '../../calls/use-call.ts';
import { capital } from '../../format/capital.ts';
import type { Subject } from '../../rights/rights.ts';
import { subjectWords } from '../../rights/subject-words.ts';
import { useStart } from '../../session/start.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyBox } from '../../ui/CopyBox.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { levelsOf, scopesOf } from './scopes.ts';
import classes from './settings.module.css';
import type { Place } from './use-place.ts';
import { newTokenWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

type Chosen = Readonly<Partial<Record<Subject, AccessLevel>>>;

/** A token for a program: what it may do, for how long. It is shown once. */
export const NewTokenPanel = ({ place, onClose }: Props) => {
  const say = useWords(newTokenWords);
  const id = useId();
  const attempt = useAttempt();
  const create = useAction(createApiToken);
  const { user } = useStart();
  const holders = holdersOf(user);
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [chosen, setChosen] = useState<Chosen>({});
  const [isTried, setTried] = useState(false);
  const scopes = levelsOf(holders).flatMap(({ subject }) => {
    const level = chosen[subject];
    return level === undefined ? [] : scopesOf(subject, level, holders);
  });
  const errors = [
    ...(name.trim() ? [] : [{ label: say('name'), text: say('missingName'), href: `#${id}-name` }]),
    ...(scopes.length > 0 ? [] : [{ label: say('may'), text: say('missingRight'), href: `#${id}-website` }]),
  ];
  const make = (): void => {
    setTried(true);
    const body = { name: name.trim(), scopes, days: days === '' ? null : Number(days) };
    if (errors.length === 0) void attempt(() => create.mutateAsync({ body }));
  };
  useSaveKeys(() => {
    if (!create.data && !create.isPending) make();
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    make();
  };
  const all = (
    <ButtonLink icon={<ArrowLeft aria-hidden size={18} />} to={place.hrefOf({ open: 'tokens' })}>
      {say('back')}
    </ButtonLink>
  );
  if (create.data)
    return (
      <Panel title={create.data.name} onClose={onClose} foot={all}>
        <CopyBox label={say('made', { name: create.data.name })} value={create.data.token} copiedText={say('copied')}>
          {say('once')}
        </CopyBox>
      </Panel>
    );
  return (
    <Panel
      title={say('title')}
      onClose={onClose}
      foot={
        <>
          <Button look="primary" type="submit" form={id} busy={create.isPending}>
            {say('make')}
          </Button>
          {all}
        </>
      }
    >
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        {isTried && <FormErrors errors={errors} />}
        <TextField
          id={`${id}-name`}
          label={say('name')}
          help={say('nameHelp')}
          maxLength={100}
          value={name}
          error={isTried && !name.trim() ? say('missingName') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SelectField
          label={say('ends')}
          value={days}
          options={[
            { value: '30', label: say('days30') },
            { value: '90', label: say('days90') },
            { value: '365', label: say('days365') },
            { value: '', label: say('endless') },
          ]}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Rights id={id} holders={holders} chosen={chosen} onChange={setChosen} />
      </form>
      <LeaveGuard
        param="open"
        isUnsaved={name.trim() !== '' || scopes.length > 0}
        saveLabel={say('make')}
        // What is made is shown once, here.
        onSave={async () => {
          make();
          return false;
        }}
      />
    </Panel>
  );
};

interface RightsProps {
  readonly id: string;
  readonly holders: readonly Holder[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const Rights = ({ id, holders, chosen, onChange }: RightsProps) => {
  const say = useWords(newTokenWords);
  const saySubject = useWords(subjectWords);
  return (
    <fieldset className={classes.scopes}>
      <legend>{say('may')}</legend>
      {levelsOf(holders).map(({ subject, levels }) => (
        <SelectField
          key={subject}
          id={`${id}-${subject}`}
          label={capital(saySubject(subject))}
          value={chosen[subject] ?? ''}
          options={[
            { value: '', label: say('nothing') },
            ...levels.map((level) => ({ value: level, label: say(level === 'read' ? 'read' : 'change') })),
          ]}
          onChange={({ currentTarget }) =>
            onChange({ ...chosen, [subject]: levels.find((level) => level === currentTarget.value) })
          }
        />
      ))}
    </fieldset>
  );
};
