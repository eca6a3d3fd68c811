import { Ellipsis, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { audienceOf } from '#schemas/office.ts';
import { useMayBegin } from '../deeds/use-may-begin.ts';
import { deedWords } from '../deeds/words.ts';
import { useStart } from '../session/start.ts';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bottom-bar.module.css';
import { MoreSheet } from './MoreSheet.tsx';
import { isAbove, type menuOf } from './menu.ts';
import { frameWords } from './words.ts';

const NewSheet = lazy(async () => ({ default: (await import('./NewSheet.tsx')).NewSheet }));

/** How many screens stand before what may be begun; behind it stands the last of the first so many that are left. */
const before = 2;
const left = 2;

/** The menu of a phone: the screens with a short name, what may be begun, and all screens behind "More". */
export const BottomBar = ({ menu }: { readonly menu: ReturnType<typeof menuOf> }) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const { user } = useStart();
  const mayBegin = useMayBegin();
  const [isOpen, setOpen] = useState(false);
  const screens = menu.flatMap((part) => part.screens);
  const links = screens.flatMap(({ path, to = path, icon: Icon, short }): ReactNode[] =>
    short
      ? [
          <NavLink key={path} className={classes.item ?? ''} to={to} end={isAbove(screens, to)}>
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            {short[locale]}
          </NavLink>,
        ]
      : [],
  );
  return (
    <nav className={classes.bar} aria-label={say('menu')}>
      {links.slice(0, before)}
      {audienceOf(user.role) === 'office' && mayBegin && <NewButton />}
      {links.slice(before, before + left).slice(-1)}
      <button
        type="button"
        className={classes.item}
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
