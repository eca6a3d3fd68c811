import { useDeferredValue, useState } from 'react';
import { linkStaffAccount } from '#schemas/api/staff/change.ts';
import { listStaff } from '#schemas/api/staff/read.ts';
import { messageOf } from '../../calls/call-error.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FoundSelect, mostFound } from '../../ui/FoundSelect.tsx';
import { useWords } from '../../words/words.ts';
import classes from './own-record.module.css';
import { ownRecordWords } from './words.ts';

/** Lets who links accounts say which member of staff they are themselves. */
export const ChooseOwn = () => {
  const say = useWords(ownRecordWords);
  const { user } = useStart();
  const link = useAction(linkStaffAccount);
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const { data: members = [] } = useCall(listStaff, { query: { keyword: asked, pageSize: mostFound } });
  // Of a list that is cut none may be left out: its length says that there are more.
  const free = members.length < mostFound ? members.filter(({ User_Id }) => User_Id === undefined) : members;
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    if (!chosen) return setError(say('missing'));
    try {
      await link.mutateAsync({ params: { id: Number(chosen) }, body: { User_Id: user.userId } });
    } catch (failure) {
      setError(refusedFields(failure)?.User_Id ?? messageOf(failure));
    }
  };
  return (
    <div className={classes.choose}>
      <p>{say('notLinkedChoose')}</p>
      <FoundSelect
        label={say('whoAreYou')}
        none={say('choose')}
        value={chosen}
        error={error}
        found={free.map((member) => ({
          value: String(member.Staff_Id),
          label: [memberName(member), workOf(member)].filter(Boolean).join(', '),
        }))}
        keyword={keyword}
        onKeyword={setKeyword}
        onChoose={(id) => {
          setChosen(id);
          setError(undefined);
        }}
      />
      <div className={classes.ways}>
        <Button look="primary" busy={link.isPending} onClick={() => void save()}>
          {say('thatIsMe')}
        </Button>
        <ButtonLink look="quiet" to="/staff">
          {say('directory')}
        </ButtonLink>
      </div>
    </div>
  );
};
