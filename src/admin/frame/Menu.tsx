import { NavLink } from 'react-router-dom';
import { useLocale, useWords } from '../words/words.ts';
import classes from './menu.module.css';
import type { menuOf } from './menu.ts';
import { WaitingMark } from './WaitingMark.tsx';
import { frameWords } from './words.ts';

/** The menu beside the sheet; a rail of signs where there is less room. */
export const Menu = ({ menu }: { readonly menu: ReturnType<typeof menuOf> }) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  return (
    <nav className={classes.menu} aria-label={say('menu')}>
      {menu
        .filter(({ group }) => group !== 'person')
        .map(({ group, screens }) => (
          <div key={group}>
            {group !== 'today' && <h2 className={classes.group}>{say(group)}</h2>}
            <ul>
              {screens.map(({ path, to = path, icon: Icon, title }) => (
                <li key={path}>
                  <NavLink className={classes.link ?? ''} to={to} end={to === '/school'}>
                    <Icon aria-hidden size={18} strokeWidth={1.75} />
                    <span>{title[locale]}</span>
                    <WaitingMark path={path} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
};
