import { Landmark, Lock } from 'lucide-react';
import { useState } from 'react';
import type { BankRecord } from '#schemas/api/students/bank.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useWords } from '../../../words/words.ts';
import { BankForm } from './BankForm.tsx';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { privateWords } from './private-words.ts';
import { RemoveAccount } from './RemoveAccount.tsx';
import { Reveal } from './Reveal.tsx';
import { openerId, type PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly accounts: readonly BankRecord[];
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

/** The bank accounts of a student, their numbers sealed. */
export const BankPart = ({ file: { student }, accounts, place, mayChange }: Props) => {
  const say = useWords(privateWords);
  const sayPage = useWords(pageWords);
  const isOpen = mayChange && place.edit === 'bank';
  const replaced = accounts.find(({ Bank_Detail_Id: id }) => String(id) === place.at);
  const deed =
    mayChange && !isOpen
      ? { id: openerId('bank'), label: sayPage('add'), name: say('addAccount'), run: () => place.open('bank') }
      : undefined;
  return (
    <Part
      title={say('bank')}
      deed={deed}
      note={
        accounts.length > 0 && (
          <span className={classes.lock}>
            <Lock aria-hidden size={16} strokeWidth={1.75} />
            {say('sealed')}
          </span>
        )
      }
    >
      {isOpen ? (
        <BankForm
          key={place.at}
          student={student}
          replaced={replaced}
          isFirst={accounts.length === 0}
          onClose={place.close}
        />
      ) : accounts.length === 0 ? (
        <p className={classes.none}>{say('noBank')}</p>
      ) : (
        accounts.map((account) => (
          <Account
            key={account.Bank_Detail_Id}
            account={account}
            studentId={student.Student_Id}
            onReplace={mayChange ? () => place.open('bank', String(account.Bank_Detail_Id)) : undefined}
          />
        ))
      )}
    </Part>
  );
};

interface AccountProps {
  readonly account: BankRecord;
  readonly studentId: number;
  readonly onReplace: (() => void) | undefined;
}

const Account = ({ account, studentId, onReplace }: AccountProps) => {
  const say = useWords(privateWords);
  const sayPage = useWords(pageWords);
  const sayRelation = useCodeWords(relationWords);
  const [isAsked, setAsked] = useState(false);
  const { Bank_Detail_Id: id, Bank_Name, Branch, Account_Last4: digits, Account_Holder_Name, Relation, Ifsc } = account;
  const holder = [Account_Holder_Name, Relation && sayRelation(Relation)].filter(Boolean).join(', ');
  const name = say('account', { digits });
  return (
    <section className={classes.account} aria-label={name}>
      <Landmark aria-hidden size={18} strokeWidth={1.75} />
      <div>
        <p>
          <strong>{[Bank_Name, Branch].filter(Boolean).join(', ')}</strong>
        </p>
        <p>
          {name} · {Ifsc}
        </p>
        <p>{[holder, account.Is_Primary && say('primary')].filter(Boolean).join(' · ')}</p>
        <div className={classes.deeds}>
          <Reveal studentId={studentId} field="Account_No" accountId={id} />
          {onReplace && (
            <>
              <Button look="quiet" size="compact" aria-label={`${say('replace')}: ${name}`} onClick={onReplace}>
                {say('replace')}
              </Button>
              <Button
                look="quiet"
                size="compact"
                aria-label={`${sayPage('remove')}: ${name}`}
                onClick={() => setAsked(true)}
              >
                {sayPage('remove')}
              </Button>
            </>
          )}
        </div>
      </div>
      {isAsked && <RemoveAccount studentId={studentId} account={account} onClose={() => setAsked(false)} />}
    </section>
  );
};
