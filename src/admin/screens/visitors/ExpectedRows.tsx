import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { arriveVisitor, cancelVisitor, expectVisitor } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { clockTime } from '#sections/shared/times.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { useVisitText } from './visit-text.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

interface Props {
  readonly rows: readonly VisitorRow[];
  readonly deskNumber: number;
  readonly mayWrite: boolean;
  readonly onArrived: (visitor: VisitorRow) => void;
  /** Who picks up a child is signed in with the form, where the child is chosen. */
  readonly onPickUp: (visitor: VisitorRow) => void;
}

/** What is entered anew where somebody was cancelled by mistake. */
const again = (row: VisitorRow) => ({
  Name: row.Name,
  Mobile: row.Mobile,
  Purpose: row.Purpose,
  Meeting_With: row.Meeting_With,
  Meeting_Name: row.Meeting_Name,
  Persons: row.Persons,
  Day: row.Day,
  ...(row.Meeting_Id === undefined ? {} : { Meeting_Id: row.Meeting_Id }),
  ...(row.Purpose_Text === undefined ? {} : { Purpose_Text: row.Purpose_Text }),
  ...(row.Expected_Time === undefined ? {} : { Expected_Time: row.Expected_Time }),
  ...(row.Email === undefined ? {} : { Email: row.Email }),
  ...(row.Vehicle_No === undefined ? {} : { Vehicle_No: row.Vehicle_No }),
  ...(row.Note === undefined ? {} : { Note: row.Note }),
});

/** Who is still to come today: signed in with one tap. */
export const ExpectedRows = ({ rows, deskNumber, mayWrite, onArrived, onPickUp }: Props) => {
  const say = useWords(visitorsWords);
  const id = useId();
  const locale = useLocale();
  const { line } = useVisitText();
  const tell = useNotices();
  const attempt = useAttempt();
  const arrive = useAction(arriveVisitor);
  const cancel = useAction(cancelVisitor);
  const expect = useAction(expectVisitor);
  const letIn = (row: VisitorRow): Promise<boolean> =>
    attempt(async () => {
      const visitor = await arrive.mutateAsync({ params: { id: row.Visitor_Id }, body: { Desk: deskNumber } });
      tell.notice(say('isIn', { name: visitor.Name, pass: visitor.Pass_No ?? '' }));
      onArrived(visitor);
    });
  const callOff = (row: VisitorRow): Promise<boolean> =>
    attempt(async () => {
      await cancel.mutateAsync({ params: { id: row.Visitor_Id } });
      const undo = () => attempt(() => expect.mutateAsync({ body: again(row) }));
      tell.notice(say('isCancelled', { name: row.Name }), () => void undo());
    });
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{say('expected')}</h3>
      <ul className={classes.rows} data-expected>
        {rows.map((row) => (
          <li key={row.Visitor_Id}>
            <span className={classes.disc}>
              <CalendarClock aria-hidden size={18} />
            </span>
            <div className={classes.who}>
              <p>
                <strong>{row.Name}</strong>{' '}
                <span>
                  {row.Expected_Time
                    ? say('expectedAt', { time: clockTime(`${row.Day}T${row.Expected_Time}`, locale) })
                    : say('expectedToday')}
                </span>
              </p>
              <p>{line(row)}</p>
            </div>
            {mayWrite && (
              <div className={classes.deeds}>
                <Button look="quiet" onClick={() => void callOff(row)}>
                  {say('cancel')}
                  <span className={hidden.unseen}> {row.Name}</span>
                </Button>
                <Button onClick={() => (row.Purpose === 'Pick_Up' ? onPickUp(row) : void letIn(row))}>
                  {say('arrived')}
                  <span className={hidden.unseen}> {row.Name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
