import { useEffect, useId, useState } from 'react';
import { type RevealBody, revealStudentNumber } from '#schemas/api/students/personal-data.ts';
import { messageOf } from '../../../calls/call-error.ts';
import { refusedFields } from '../../../calls/refused-fields.ts';
import { send } from '../../../calls/send.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMayWriteHere } from '../../../ui/Deeds.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { privateWords } from './private-words.ts';

/** How long a sealed number stays on the screen, in milliseconds. */
const shownMs = 5 * 60_000;

interface Props {
  readonly studentId: number;
  readonly field: RevealBody['Field'];
  /** Which account, where it is one's number. */
  readonly accountId?: number;
}

/** Shows a sealed number to an admin, who says why; the audit log keeps it. */
export const Reveal = (props: Props) => {
  const say = useWords(privateWords);
  const { user } = useStart();
  const [isAsked, setAsked] = useState(false);
  if (!useMayWriteHere()) return null;
  if (user.role !== 'Admin') return <small>{say('adminOnly')}</small>;
  if (!isAsked)
    return (
      <Button size="compact" onClick={() => setAsked(true)}>
        {say('show')}
      </Button>
    );
  return <Asked {...props} onHide={() => setAsked(false)} />;
};

const Asked = ({ studentId, field, accountId, onHide }: Props & { readonly onHide: () => void }) => {
  const say = useWords(privateWords);
  const locale = useLocale();
  const { school } = useStart();
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(onHide, shownMs);
    return () => clearTimeout(timer);
  }, [number, onHide]);
  const show = async (): Promise<void> => {
    if (reason.trim().length < 3) return setError(say('missingWhy'));
    setPending(true);
    try {
      const account = accountId === undefined ? {} : { Bank_Detail_Id: accountId };
      const body = { School_Id: school.School_Id, Field: field, Reason: reason.trim(), ...account };
      // Nothing keeps it but this box: it is no answer that is remembered.
      const { body: revealed } = await send(revealStudentNumber, { params: { id: studentId }, body }, { locale });
      setNumber(revealed.Value);
    } catch (thrown) {
      setError(refusedFields(thrown)?.Reason ?? messageOf(thrown));
    } finally {
      setPending(false);
    }
  };
  if (number !== undefined)
    return (
      <div className={classes.revealed}>
        <output aria-label={say('number')}>{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</output>
        <Button size="compact" onClick={onHide}>
          {say('hide')}
        </Button>
      </div>
    );
  return (
    <form
      className={classes.reveal}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <TextField
        id={id}
        label={say('why')}
        help={say('whyHelp')}
        error={error}
        maxLength={250}
        autoFocus
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button look="primary" type="submit" busy={isPending}>
        {say('showFor')}
      </Button>
    </form>
  );
};
