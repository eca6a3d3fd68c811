import { type SubmitEvent, useId } from 'react';
import { readSchoolSettings, type SchoolSettings } from '#schemas/api/school-settings.ts';
import { useCall } from '../../calls/use-call.ts';
import { fieldsMeanwhile } from '../../drafts/fields-meanwhile.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { mailWords } from './domain-words.ts';
import classes from './settings.module.css';
import { mailOf, useMailForm } from './use-mail-form.ts';

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
  const id = useId();
  const { school } = useStart();
  const form = useMailForm(stored);
  const { fields, base, theirs, errors } = form;
  const name = fields.Mail_Name.trim();
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={say('title')}
      note={say('note')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={!form.isChanged || theirs !== undefined}
          >
            {say('save')}
          </Button>
        </Deeds>
      }
    >
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        {theirs && (
          <ChangedMeanwhile
            text={theirs.text}
            fields={fieldsMeanwhile({
              base: mailOf(base),
              theirs: mailOf(theirs.current),
              mine: fields,
              label: (one) => say(one === 'Mail_Name' ? 'name' : 'replyTo'),
              show: (one, of) => of[one] || say('nothing'),
            })}
            onGoOn={form.takeTheirs}
          />
        )}
        <TextField
          label={say('name')}
          help={say('nameHelp', { name: name || 'Schoolyard', sender: stored.Sender })}
          optional
          placeholder={school.school_Name}
          maxLength={60}
          value={fields.Mail_Name}
          error={errors.Mail_Name}
          onChange={({ currentTarget }) => form.change({ Mail_Name: currentTarget.value })}
        />
        <TextField
          label={say('replyTo')}
          help={say('replyHelp')}
          optional
          type="email"
          autoComplete="off"
          maxLength={254}
          value={fields.Mail_Reply_To}
          error={errors.Mail_Reply_To}
          onChange={({ currentTarget }) => form.change({ Mail_Reply_To: currentTarget.value })}
        />
      </EditForm>
      <LeaveGuard param="open" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};
