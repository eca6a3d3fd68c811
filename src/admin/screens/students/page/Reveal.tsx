import { useId, useState } from 'react';
import { type RevealBody, revealStudentNumber } from '#schemas/api/students/personal-data.ts';
import { send } from '../../../calls/send.ts';
import { useReveal } from '../../../reveal/use-reveal.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMayWriteHere } from '../../../ui/Deeds.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { privateWords } from './private-words.ts';

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
  if (!useMayWriteHere()) return null;
  return user.role === 'Admin' ? <Sealed {...props} /> : <small>{say('adminOnly')}</small>;
};

const Sealed = ({ studentId, field, accountId }: Props) => {
  const say = useWords(privateWords);
  const locale = useLocale();
  const { school } = useStart();
  const id = useId();
  const [isBack, setBack] = useState(false);
  const sealed = useReveal({
    missing: say('missingWhy'),
    async read(Reason) {
      const account = accountId === undefined ? {} : { Bank_Detail_Id: accountId };
      const body = { School_Id: school.School_Id, Field: field, Reason, ...account };
      return (await send(revealStudentNumber, { params: { id: studentId }, body }, { locale })).body.Value;
    },
  });
  if (sealed.number !== undefined)
    return (
      <div className={classes.revealed}>
        <output aria-label={say('number')}>{sealed.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</output>
        <Button
          size="compact"
          autoFocus
          onClick={() => {
            setBack(true);
            sealed.hide();
          }}
        >
          {say('hide')}
        </Button>
      </div>
    );
  if (!sealed.isAsked)
    return (
      <Button size="compact" autoFocus={isBack} onClick={sealed.ask}>
        {say('show')}
      </Button>
    );
  return (
    <form
      className={classes.reveal}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sealed.show();
      }}
    >
      <TextField
        id={id}
        label={say('why')}
        help={say('whyHelp')}
        error={sealed.error}
        maxLength={250}
        autoFocus
        value={sealed.reason}
        onChange={({ currentTarget }) => sealed.type(currentTarget.value)}
      />
      <Button look="primary" type="submit" busy={sealed.isPending}>
        {say('showFor')}
      </Button>
    </form>
  );
};
