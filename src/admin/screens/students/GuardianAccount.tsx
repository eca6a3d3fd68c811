import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { StudentFile, StudentGuardian } from '#schemas/api/students/read.ts';
import { formatMoment } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { studentsWords } from './words.ts';

const InviteParents = part(async () => (await import('./InviteParents.tsx')).InviteParents);

interface Props {
  readonly guardian: StudentGuardian;
  readonly file: StudentFile;
}

/** Whether somebody who answers for a student logs in; an admin invites who has no log-in yet. */
export const GuardianAccount = ({ guardian: { Name, Account, Person_Id: id }, file }: Props) => {
  const say = useWords(studentsWords);
  const locale = useLocale();
  const mayInvite = useMayWrite()('/users');
  const [isOpen, setOpen] = useState(false);
  const { student } = file;
  const [current] = file.enrolments.filter(({ Session }) => Session === student.Session);
  if (!Account) return null;
  const { State: state, Last_Login_At: at } = Account;
  const isAtSchool = student.Status === 'Active' || student.Status === 'Expected';
  return (
    <>
      <small>
        {state === 'Active' && at ? say('logsIn', { time: formatMoment(at, locale) }) : say(`account${state}`)}
      </small>
      {state === 'None' && mayInvite && isAtSchool && current && id !== undefined && (
        <Button
          look="quiet"
          size="compact"
          icon={<Send aria-hidden size={16} />}
          aria-label={say('inviteOf', { name: Name })}
          onClick={() => setOpen(true)}
        >
          {say('invite')}
        </Button>
      )}
      {isOpen && current && id !== undefined && (
        <Suspense>
          <InviteParents
            session={String(current.Session)}
            open={{ Class_Id: Number(current.Class_Id), Section_Id: Number(current.Section_Id) }}
            only={{ id, name: Name }}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
