import { CircleAlert, LogOut, Pencil, Printer } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { VisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { formatMoment, formatTime } from '../../format/dates.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Initials } from '../../ui/Initials.tsx';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { ExpectedRows } from './ExpectedRows.tsx';
import { PassSearch } from './PassSearch.tsx';
import { linkId } from './use-place.ts';
import { useSignOut } from './use-sign-out.ts';
import { useVisitText } from './visit-text.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

interface Props {
  readonly desk: VisitorDesk;
  readonly deskNumber: number;
  readonly mayWrite: boolean;
  /** Where the visits of today are listed. */
  readonly todayHref: string;
  /** Where a visit is corrected, by its number. */
  readonly correctHref: (id: number) => string;
  readonly onPrint: (visitor: VisitorRow) => void;
  readonly onArrived: (visitor: VisitorRow) => void;
  readonly onPickUp: (visitor: VisitorRow) => void;
}

/** Who is inside, overdue ones on top, and below who is still to come today. */
export const Inside = ({ desk, deskNumber, mayWrite, todayHref, correctHref, onPrint, onArrived, onPickUp }: Props) => {
  const say = useWords(visitorsWords);
  const id = useId();
  const { Inside: rows, People: people, Expected, Came_Today } = desk;
  const passes = rows.length;
  return (
    <section aria-labelledby={id} className={classes.inside}>
      <div className={classes.insideHead}>
        <h2 id={id}>
          {say('inside')}{' '}
          {passes > 0 && (
            <small>{say(people === 1 ? 'count1' : passes === 1 ? 'countPass1' : 'count', { people, passes })}</small>
          )}
        </h2>
        <Link to={todayHref}>{say('today', { count: Came_Today })}</Link>
      </div>
      {mayWrite && <PassSearch />}
      {passes === 0 ? (
        <p className={classes.nobody}>{say('nobody')}</p>
      ) : (
        <ul className={classes.rows}>
          {rows.map((visitor) => (
            <Row
              key={visitor.Visitor_Id}
              visitor={visitor}
              at={desk.At}
              mayWrite={mayWrite}
              correctHref={correctHref}
              onPrint={onPrint}
            />
          ))}
        </ul>
      )}
      {Expected.length > 0 && (
        <ExpectedRows
          rows={Expected}
          deskNumber={deskNumber}
          mayWrite={mayWrite}
          onArrived={onArrived}
          onPickUp={onPickUp}
        />
      )}
    </section>
  );
};

interface RowProps extends Pick<Props, 'mayWrite' | 'correctHref' | 'onPrint'> {
  readonly visitor: VisitorRow;
  readonly at: string;
}

const Row = ({ visitor, at, mayWrite, correctHref, onPrint }: RowProps) => {
  const say = useWords(visitorsWords);
  const locale = useLocale();
  const { line, stay } = useVisitText();
  const { signOut } = useSignOut();
  const { Visitor_Id: id, Name: name, Pass_No: pass, Overdue, In_Time = '' } = visitor;
  return (
    <li data-overdue={Overdue || undefined}>
      <Initials name={name} />
      <div className={classes.who}>
        <p>
          <strong>{name}</strong> <span>{pass}</span>
        </p>
        <p>{line(visitor)}</p>
        {Overdue && (
          <p className={classes.overdue}>
            <CircleAlert aria-hidden size={16} />
            {say('overdue', { time: formatMoment(In_Time, locale) })}
          </p>
        )}
      </div>
      {!Overdue && (
        <p className={classes.when}>
          <time dateTime={In_Time}>{formatTime(In_Time, locale)}</time>
          <span>{stay(visitor, at)}</span>
        </p>
      )}
      {mayWrite && (
        <div className={classes.deeds}>
          <ButtonLink look="quiet" id={linkId(id)} to={correctHref(id)}>
            <Pencil aria-hidden size={18} />
            <span className={hidden.unseen}>{say('correct', { name })}</span>
          </ButtonLink>
          {!Overdue && (
            <Button look="quiet" aria-label={say('printAgain', { name })} onClick={() => onPrint(visitor)}>
              <Printer aria-hidden size={18} />
            </Button>
          )}
          <Button icon={Overdue ? undefined : <LogOut aria-hidden size={18} />} onClick={() => void signOut(id)}>
            {say(Overdue ? 'leftAlready' : 'signOut')}
            <span className={hidden.unseen}> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
};
