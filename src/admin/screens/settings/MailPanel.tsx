import { type SubmitEvent, useId, useState } from 'react';
import { readSchoolSettings, type SchoolSettings, saveSchoolSettings } from '#schemas/api/school-settings.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import { mailWords } from './domain-words.ts';
import { bodyOf } from './school-settings.ts';
import classes from './settings.module.css';

interface Props {
  readonly onClose: () => void;
}

/** Whose name the school's mails carry, and where answers go. */
export const MailPanel = ({ onClose }: Props) => {
  const say = useWords(mailWords);
  const answer = useCall(readSchoolSettings, {});
  return (
    <LoadedPanel title={say('title')} failed={say('failed')} rows={3} answer={answer} onClose={onClose}>
      {(found) => <MailForm stored={found} onClose={onClose} />}
    </LoadedPanel>
  );
};

const MailForm = ({ stored, onClose }: Props & { readonly stored: SchoolSettings }) => {
  const say = useWords(mailWords);
  const tell = useNotices();
  const id = useId();
  const { school } = useStart();
  const save = useAction(saveSchoolSettings);
  const [name, setName] = useState(stored.Mail_Name ?? '');
  const [replyTo, setReplyTo] = useState(stored.Mail_Reply_To ?? '');
  const { errors, check, refuse } = useRefusals();
  const send = async (): Promise<void> => {
    const { Mail_Name: _, Mail_Reply_To: __, ...rest } = bodyOf(stored);
    const typed = {
      ...(name.trim() && { Mail_Name: name.trim() }),
      ...(replyTo.trim() && { Mail_Reply_To: replyTo.trim() }),
    };
    try {
      await save.mutateAsync({ body: { ...rest, ...typed }, version: stored.Version });
      check({});
      tell.notice(say('saved'));
    } catch (error) {
      await refuse(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (check(name.trim().length === 1 ? { Mail_Name: say('shortName') } : {})) void send();
  };
  return (
    <Panel
      title={say('title')}
      note={say('note')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button look="primary" type="submit" form={id} busy={save.isPending}>
            {say('save')}
          </Button>
        </Deeds>
      }
    >
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        <TextField
          label={say('name')}
          help={say('nameHelp', { name: name.trim() || 'Schoolyard', sender: stored.Sender })}
          optional
          placeholder={school.school_Name}
          maxLength={60}
          value={name}
          error={errors.Mail_Name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={say('replyTo')}
          help={say('replyHelp')}
          optional
          type="email"
          autoComplete="off"
          maxLength={254}
          value={replyTo}
          error={errors.Mail_Reply_To}
          onChange={({ currentTarget }) => setReplyTo(currentTarget.value)}
        />
      </EditForm>
    </Panel>
  );
};
