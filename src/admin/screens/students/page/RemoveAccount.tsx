import { type BankRecord, removeStudentBankDetail } from '#schemas/api/students/bank.ts';
import { useAction } from '../../../calls/use-call.ts';
import { useWords } from '../../../words/words.ts';
import { privateWords } from './private-words.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Props {
  readonly studentId: number;
  readonly account: BankRecord;
  readonly onClose: () => void;
}

/** Asks before a bank account is gone with its number. */
export const RemoveAccount = ({ studentId, account, onClose }: Props) => {
  const say = useWords(privateWords);
  const remove = useAction(removeStudentBankDetail);
  const digits = account.Account_Last4;
  return (
    <RemoveDialog
      title={say('removeTitle', { digits })}
      text={say(account.Is_Primary ? 'removePrimaryText' : 'removeText')}
      removed={say('bankRemoved', { digits })}
      opener="bank"
      run={() => remove.mutateAsync({ params: { id: studentId, account: account.Bank_Detail_Id } })}
      onClose={onClose}
    />
  );
};
