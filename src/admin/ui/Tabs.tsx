import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './tabs.module.css';

interface Tab {
  readonly to: string;
  readonly label: string;
  /** How much lies there; left out where it is not known. */
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

interface Props {
  /** What the places have in common. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Places of a screen side by side, each with its address. */
export const Tabs = ({ label, tabs }: Props) => {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  // Where they have no room, the one that is open is scrolled into sight, and nothing but them.
  useEffect(() => {
    const open = current === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link key={name} to={to} replace aria-current={isCurrent || undefined}>
          {name}
          {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
};
