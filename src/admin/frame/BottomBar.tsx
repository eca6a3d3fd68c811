import { Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { audienceOf } from '#schemas/office.ts';
import { useMayBegin } from '../deeds/use-may-begin.ts';
import { deedWords } from '../deeds/words.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { part } from '../ui/part.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bottom-bar.module.css';
import { MoreSheet } from './MoreSheet.tsx';
import { markedOf, type menuOf } from './menu.ts';
import { frameWords } from './words.ts';

const NewSheet = part(async () => (await import('./NewSheet.tsx')).NewSheet);

/** How many screens stand before what may be begun; behind it stands the last of the first so many that are left. */
const before = 2;
const left = 2;

interface Props {
  readonly menu: ReturnType<typeof menuOf>;
  /** The screen that is open. */
  readonly shown: ScreenEntry | undefined;
}

/** The menu of a phone: the screens with a short name, what may be begun, and all screens behind "More". */
export const BottomBar = ({ menu, shown }: Props) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const { user } = useStart();
  const mayBegin = useMayBegin();
  const [isOpen, setOpen] = useState(false);
  const screens = menu.flatMap((part) => part.screens);
  const named = screens.filter(({ short }) => short !== undefined);
  const first = named.slice(0, before);
  const last = named.slice(before, before + left).slice(-1);
  const marked = markedOf([...first, ...last], shown);
  const linkTo = ({ path, to = path, icon: Icon, short }: ScreenEntry): ReactNode => (
    <Link
      key={path}
      className={classes.item}
      to={to}
      aria-current={marked?.path === path && (shown?.path === path ? 'page' : true)}
    >
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      {short?.[locale]}
    </Link>
  );
  return (
    <nav className={classes.bar} aria-label={say('menu')}>
      {first.map(linkTo)}
      {audienceOf(user.role) === 'office' && mayBegin && <NewButton />}
      {last.map(linkTo)}
      <button
        type="button"
        className={classes.item}
        data-on={(shown && !marked) || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden size={22} strokeWidth={1.75} />
        {say('more')}
      </button>
      {isOpen && <MoreSheet menu={menu} onClose={() => setOpen(false)} />}
    </nav>
  );
};

const NewButton = () => {
  const say = useWords(deedWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.new}
        aria-label={say('add')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden size={24} strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Suspense>
          <NewSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
