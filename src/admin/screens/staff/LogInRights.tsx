import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { changeUser } from '#schemas/api/users.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { makeStale, useAction } from '../../calls/use-call.ts';
import { setMayWords, setWords } from '../../invitation/set-words.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';
import classes from './staff.module.css';

interface Props {
  readonly member: StaffMember;
  /** Whether who reads may change accounts. */
  readonly mayAlign: boolean;
}

/** What the log-in of a member may do, and where its classes are not those that the record names. */
export const LogInRights = ({ member, mayAlign }: Props) => {
  const say = useWords(panelWords);
  const sayWho = useWords(setWords);
  const sayMay = useWords(setMayWords);
  const { User_Id: id, Log_In: account, Classes = [] } = member;
  if (!account || id === undefined) return null;
  const { Role, Permission_Sets: sets, Classes: opened } = account;
  if (Role === 'Admin') return <p className={classes.note}>{say('mayAll')}</p>;
  const led = Classes.filter(({ Is_Class_Teacher }) => Is_Class_Teacher);
  return (
    <>
      {sets.length === 0 && <p className={classes.note}>{say('mayNone')}</p>}
      {sets.length > 0 && (
        <ul className={classes.rights}>
          {sets.map((set) => (
            <li key={set}>
              <strong>{sayWho(set)}</strong> {sayMay(set)}
            </li>
          ))}
        </ul>
      )}
      {!isSame(opened, led) && (
        <OtherClasses id={id} name={memberName(member)} account={account} led={led} mayAlign={mayAlign} />
      )}
    </>
  );
};

interface OtherProps {
  readonly id: number;
  readonly name: string;
  readonly account: NonNullable<StaffMember['Log_In']>;
  /** The classes of which the record says that they are the class teacher. */
  readonly led: readonly OwnClass[];
  readonly mayAlign: boolean;
}

const OtherClasses = ({ id, name, account, led, mayAlign }: OtherProps) => {
  const say = useWords(panelWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const { nameOfClass } = useClassNames();
  const change = useAction(changeUser);
  const client = useQueryClient();
  const named = (those: readonly OwnClass[]): string => those.map(nameOfClass).join(', ') || say('noClass');
  const align = async (): Promise<void> => {
    const sets = account.Permission_Sets;
    const isOut = !sets.includes('classTeacher');
    const body = {
      classes: led.map(({ Class_Id, Section_Id }) => ({ Class_Id, Section_Id })),
      ...(isOut && { permissionSets: [...sets, 'classTeacher' as const] }),
    };
    try {
      await change.mutateAsync({ params: { id }, body, version: account.Version });
    } catch (error) {
      // What somebody else has made of the account meanwhile is shown before it is changed again.
      if (staleEdit(error)) await makeStale(client, changeUser.group);
      throw error;
    }
    tell.notice(isOut ? say('alignedOut', { name }) : say('aligned'));
  };
  return (
    <>
      <p className={classes.differs}>
        {say('opensOther', { opens: named(account.Classes), led: named(led) })} {!mayAlign && say('adminAligns')}
      </p>
      {mayAlign && (
        <Button size="compact" busy={change.isPending} onClick={() => void attempt(align)}>
          {say('align')}
        </Button>
      )}
    </>
  );
};

const keyOf = ({ Class_Id, Section_Id }: OwnClass): string => `${Class_Id} ${Section_Id}`;

const isSame = (those: readonly OwnClass[], others: readonly OwnClass[]): boolean =>
  JSON.stringify([...new Set(those.map(keyOf))].toSorted()) ===
  JSON.stringify([...new Set(others.map(keyOf))].toSorted());
