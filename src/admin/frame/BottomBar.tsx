import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLocale, useWords } from '../words/words.ts';
import classes from './bottom-bar.module.css';
import { MoreSheet } from './MoreSheet.tsx';
import type { menuOf } from './menu.ts';
import { frameWords } from './words.ts';

/** How many screens stand in the bar beside "More". */
const shown = 3;

/** The menu of a phone: the first screens, and all of them behind "More". */
export const BottomBar = ({ menu }: { readonly menu: ReturnType<typeof menuOf> }) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const screens = menu.filter(({ group }) => group !== 'person').flatMap((part) => part.screens);
  return (
    <nav className={classes.bar} aria-label={say('menu')}>
      {screens.slice(0, shown).map(({ path, to = path, icon: Icon, title }) => (
        <NavLink key={path} className={classes.item ?? ''} to={to} end={to === '/school'}>
          <Icon aria-hidden size={22} strokeWidth={1.75} />
          {title[locale]}
        </NavLink>
      ))}
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
      <MoreSheet isOpen={isOpen} menu={menu} onClose={() => setOpen(false)} />
    </nav>
  );
};
