import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './settings.module.css';
import type { Part } from './use-place.ts';

/** A setting: how it stands, and where it is changed. */
export interface Row {
  readonly id?: string;
  /** The panel that it opens. */
  readonly part?: Part;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly fact: string;
  readonly to: string;
  /** Where that is, if it is another screen's. */
  readonly note?: string;
}

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly open: Part | undefined;
}

/** Settings under a heading. */
export const Rows = ({ title, rows, open }: Props) => {
  const heading = useId();
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {rows.map(({ id, part, icon: Icon, title: name, fact, to, note }) => {
          const isOpen = part !== undefined && (part === open || (part === 'tokens' && open === 'new-token'));
          return (
            <li key={name} data-open={isOpen || undefined}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              <div>
                <Link id={id} to={to} aria-current={isOpen || undefined}>
                  {name}
                </Link>
                <p>{fact}</p>
              </div>
              {note && <small>{note}</small>}
              <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
