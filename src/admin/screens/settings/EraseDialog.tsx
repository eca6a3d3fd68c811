import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import classes from './settings.module.css';
import { privacyWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What is typed to confirm. */
  readonly confirm: { readonly label: string; readonly value: string; readonly mismatch: string };
  /** Erases it; the result is said. */
  readonly erase: (given: { readonly confirm: string; readonly reason: string }) => Promise<string>;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Asks before a person's data goes for good: what names them is typed, and the reason said. */
export const EraseDialog = ({ title, text, confirm, erase, onClose, onErased }: Props) => {
  const say = useWords(privacyWords);
  const tell = useNotices();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { errors, check, refuse } = useRefusals();
  const run = async (): Promise<void> => {
    const found = {
      ...(typed.trim() === confirm.value ? {} : { confirm: confirm.mismatch }),
      ...(reason.trim() ? {} : { reason: say('missingReason') }),
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      tell.notice(await erase({ confirm: typed.trim(), reason: reason.trim() }));
      onErased();
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={classes.form} id={form} onSubmit={submit} noValidate>
        <p>{text}</p>
        <TextField
          label={confirm.label}
          autoComplete="off"
          value={typed}
          error={errors.confirm}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextAreaField
          label={say('reason')}
          help={say('reasonHelp')}
          minRows={2}
          maxLength={250}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <DialogFoot>
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button look="danger" type="submit" form={form} busy={isBusy}>
          {say('eraseNow')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
