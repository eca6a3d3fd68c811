import { ArrowDownAZ, BookMarked, ChevronDown, GraduationCap, IdCard, Mail, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import classes from './students.module.css';
import { studentsWords } from './words.ts';

const ClassListPaper = part(async () => (await import('./ClassListPaper.tsx')).ClassListPaper);
const IdCards = part(async () => (await import('./IdCards.tsx')).IdCards);
const InviteParents = part(async () => (await import('./InviteParents.tsx')).InviteParents);
const Labels = part(async () => (await import('./Labels.tsx')).Labels);
const RollNumbers = part(async () => (await import('./RollNumbers.tsx')).RollNumbers);

interface Props {
  readonly open: OwnClass;
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
}

/** What is done with a whole class. */
export const ClassDeeds = ({ open, session }: Props) => {
  const say = useWords(studentsWords);
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const { nameOfClass } = useClassNames();
  const [deed, setDeed] = useState<'print' | 'cards' | 'address' | 'book' | 'number' | 'invite'>();
  const end = (): void => setDeed(undefined);
  const writing = [
    {
      label: say('rollNumbers'),
      icon: <ArrowDownAZ aria-hidden size={16} />,
      run: () => setDeed('number'),
    },
    {
      label: say('nextSession'),
      icon: <GraduationCap aria-hidden size={16} />,
      run: () => void navigate(`/student/promotion?class=${open.Class_Id}-${open.Section_Id}`),
    },
  ];
  const inviting = {
    label: say('inviteParents'),
    icon: <Mail aria-hidden size={16} />,
    run: () => setDeed('invite'),
  };
  return (
    <>
      <ActionMenu
        label={say('classDeeds', { class: nameOfClass(open) })}
        face={
          <span className={classes.deeds}>
            {nameOfClass(open)} <ChevronDown aria-hidden size={16} />
          </span>
        }
        actions={[
          {
            label: say('printClass'),
            icon: <Printer aria-hidden size={16} />,
            run: () => setDeed('print'),
          },
          {
            label: say('printCards'),
            icon: <IdCard aria-hidden size={16} />,
            run: () => setDeed('cards'),
          },
          {
            label: say('printAddresses'),
            icon: <Mail aria-hidden size={16} />,
            run: () => setDeed('address'),
          },
          {
            label: say('printBooks'),
            icon: <BookMarked aria-hidden size={16} />,
            run: () => setDeed('book'),
          },
          ...(mayWrite('/student/add_student') ? writing : []),
          ...(mayWrite('/users') ? [inviting] : []),
        ]}
      />
      <Suspense>
        {deed === 'print' && <ClassListPaper session={session} open={open} onDone={end} />}
        {deed === 'cards' && <IdCards session={session} open={open} onDone={end} />}
        {(deed === 'address' || deed === 'book') && <Labels kind={deed} session={session} whose={open} onDone={end} />}
        {deed === 'invite' && <InviteParents session={session} open={open} onDone={end} />}
        {deed === 'number' && <RollNumbers open={open} session={session} onDone={end} />}
      </Suspense>
    </>
  );
};
