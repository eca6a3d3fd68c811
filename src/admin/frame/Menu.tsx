import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useLocale, useWords } from '../words/words.ts';
import classes from './menu.module.css';
import { isAbove, type menuOf } from './menu.ts';
import { WaitingMark } from './WaitingMark.tsx';
import { frameWords } from './words.ts';

/** The menu beside the sheet; a rail of signs where there is less room. */
export const Menu = ({ menu }: { readonly menu: ReturnType<typeof menuOf> }) => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const all = menu.flatMap((part) => part.screens);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const hasMore = useHasMore(nav);
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    if (!pathname) return;
    showCurrent(nav.current);
    // The names close by going on.
    setNamed(false);
  }, [pathname]);
  return (
    <nav
      className={classes.menu}
      ref={nav}
      aria-label={say('menu')}
      data-named={isNamed || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setNamed(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setNamed(false)}
    >
      <button
        type="button"
        className={`${classes.link} ${classes.names}`}
        aria-expanded={isNamed}
        onClick={() => setNamed(!isNamed)}
      >
        {isNamed ? (
          <PanelLeftClose aria-hidden size={18} strokeWidth={1.75} />
        ) : (
          <PanelLeftOpen aria-hidden size={18} strokeWidth={1.75} />
        )}
        <span>{say(isNamed ? 'hideNames' : 'showNames')}</span>
      </button>
      {menu
        .filter(({ group }) => group !== 'person')
        .map(({ group, screens }) => (
          <div key={group}>
            {group !== 'today' && <h2 className={classes.group}>{say(group)}</h2>}
            <ul>
              {screens.map(({ path, to = path, icon: Icon, title }) => (
                <li key={path}>
                  <NavLink className={classes.link ?? ''} to={to} end={isAbove(all, to)}>
                    <Icon aria-hidden size={18} strokeWidth={1.75} />
                    <span>{title[locale]}</span>
                    <WaitingMark path={path} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {hasMore && (
        <span className={classes.more} aria-hidden>
          <ChevronDown size={18} strokeWidth={1.75} />
        </span>
      )}
    </nav>
  );
};

/** Whether the menu goes on below what is seen of it. */
const useHasMore = (nav: RefObject<HTMLElement | null>): boolean => {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const menu = nav.current;
    if (!menu) return;
    const look = (): void => setHasMore(menu.scrollTop + menu.clientHeight < menu.scrollHeight - slack);
    const sizes = new ResizeObserver(look);
    sizes.observe(menu);
    menu.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      menu.removeEventListener('scroll', look);
    };
  }, [nav]);
  return hasMore;
};

/** What may be hidden at the end without a word being lost, in pixels. */
const slack = 16;

/** Where the menu is longer than the window, brings the place that one is at into it. */
const showCurrent = (menu: HTMLElement | null): void => {
  const link = menu?.querySelector('[aria-current]');
  if (!menu || !link) return;
  const [around, own] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
  const space = own.height;
  if (own.bottom > around.bottom) menu.scrollTop += own.bottom - around.bottom + space;
  else if (own.top < around.top) menu.scrollTop -= around.top - own.top + space;
};
