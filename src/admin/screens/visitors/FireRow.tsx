import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './fire.module.css';
import { fireWords } from './fire-words.ts';
import type { OpenDrill } from './use-drill.ts';

/** A class, a member of staff or a visit, as a drill counts it. */
export interface Counted {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** Why somebody might not be here at all. */
  readonly doubt?: string;
  /** Whether one person decides that they are not here; a class is counted as it stands. */
  readonly mayBeAway: boolean;
  readonly count: number;
  /** Who they are, one a line. */
  readonly names: readonly string[];
}

interface Props {
  readonly row: Counted;
  readonly drill: OpenDrill;
}

/** One line of the list: who, how many, and the tick. */
const FireRow = ({ row: { key, name, detail, doubt, mayBeAway, count, names }, drill }: Props) => {
  const say = useWords(fireWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isAway = drill.isAway(key);
  return (
    <li data-counted={drill.isCounted(key) || undefined} data-away={isAway || undefined}>
      <div className={classes.who}>
        <p>{name}</p>
        {detail && <small>{detail}</small>}
        {doubt && <small className={classes.doubt}>{isAway ? say('isAway') : doubt}</small>}
      </div>
      <div className={classes.deeds}>
        {names.length > 0 && (
          <Button
            size="compact"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={say('namesOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {say('names')}
          </Button>
        )}
        {mayBeAway && (
          <Button
            size="compact"
            aria-label={say(isAway ? 'hereOf' : 'notHereOf', { name })}
            onClick={() => drill.putAway(key)}
          >
            {say(isAway ? 'hereAfterAll' : 'notHere')}
          </Button>
        )}
      </div>
      <strong>{count}</strong>
      <Tick
        label={say('countOne', { name })}
        isOff={isAway}
        isSet={drill.isCounted(key)}
        onSet={() => drill.count(key)}
      />
      {names.length > 0 && (
        <ol className={classes.names} id={id} data-open={isOpen || undefined}>
          {names.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      )}
    </li>
  );
};

interface TickProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly isSet: boolean;
  readonly onSet: () => void;
}

const Tick = ({ label, isOff, isSet, onSet }: TickProps) => (
  <label className={classes.tick}>
    <input type="checkbox" aria-label={label} checked={isSet && !isOff} disabled={isOff} onChange={onSet} />
  </label>
);

interface PartProps {
  readonly title: string;
  readonly rows: readonly Counted[];
  /** What is said where there is nobody. */
  readonly empty: string;
  /** Whether only those are shown who are not counted. */
  readonly isCut: boolean;
  readonly drill: OpenDrill;
  readonly children?: ReactNode;
}

/** A part of the list with how many are not counted yet. */
export const FirePart = ({ title, rows, empty, isCut, drill }: PartProps) => {
  const say = useWords(fireWords);
  const id = useId();
  const open = rows.filter(({ key }) => !drill.isCounted(key) && !drill.isAway(key));
  const shown = isCut ? open : rows;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>
        {title}{' '}
        {rows.length > 0 && (
          <span>
            {open.length === 0 ? say('done') : open.length === 1 ? say('left1') : say('left', { count: open.length })}
          </span>
        )}
      </h3>
      {shown.length === 0 ? (
        <p className={classes.note}>{rows.length === 0 ? empty : say('allOutside')}</p>
      ) : (
        <ul>
          {shown.map((row) => (
            <FireRow key={row.key} row={row} drill={drill} />
          ))}
        </ul>
      )}
    </section>
  );
};
