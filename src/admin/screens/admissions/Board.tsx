import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countInbox, type InboxRow, readInbox } from '#schemas/api/admission-inbox.ts';
import { type InboxView, inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { useCall } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { DragBoard, DragCard, DropColumn } from '../../ui/DragBoard.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './board.module.css';
import { boardWords } from './board-words.ts';
import { DocumentSigns } from './DocumentSigns.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { NextDay } from './NextDay.tsx';
import { StatusSign } from './StatusSign.tsx';
import { linkId, type Place } from './use-place.ts';
import { countOf } from './views.ts';
import { inboxWords, viewWords } from './words.ts';

const columns = [
  'new',
  'contacted',
  'visit',
  'applied',
  'review',
  'waitlisted',
] as const satisfies readonly InboxView[];
type Column = (typeof columns)[number];

const ends = ['confirmed', 'ended'] as const satisfies readonly InboxView[];

/** So many cards a column has before "more". */
const shownCards = 8;

/** The status that a card gets where it is put into a column; undefined where the step is none. */
const targetOf = (from: number, column: Column): number | undefined => {
  const statuses: readonly number[] = inboxViews[column];
  return nextStatuses(from).find((next) => statuses.includes(next));
};

/** The open enquiries by how far they are: cards are moved by dragging, or from their menu. */
export const Board = ({ place }: { readonly place: Place }) => {
  const say = useWords(boardWords);
  const sayView = useWords(viewWords);
  const { data: counts = [] } = useCall(countInbox, { query: place.query });
  const [moved, setMoved] = useState<{ readonly row: InboxRow; readonly to: number }>();
  const [dragged, setDragged] = useState<InboxRow>();
  return (
    <>
      <DragBoard<InboxRow>
        onDrag={setDragged}
        onDrop={(row, column) => {
          const to = targetOf(row.Status, column as Column);
          if (to !== undefined) setMoved({ row, to });
        }}
      >
        <div className={classes.board}>
          {columns.map((column) => (
            <BoardColumn
              key={column}
              column={column}
              place={place}
              count={countOf(counts, column)}
              dragged={dragged}
              moved={moved}
              onMoved={() => setMoved(undefined)}
            />
          ))}
          <div className={classes.ends}>
            {ends.map((end) => (
              <Link key={end} to={place.hrefOf({ as: undefined, view: end, page: undefined })}>
                <span>{countOf(counts, end)}</span> {sayView(end)}
              </Link>
            ))}
          </div>
        </div>
      </DragBoard>
      <Deeds>
        <p className={classes.hint}>{say('hint')}</p>
      </Deeds>
    </>
  );
};

interface ColumnProps {
  readonly column: Column;
  readonly place: Place;
  readonly count: number;
  readonly dragged: InboxRow | undefined;
  readonly moved: { readonly row: InboxRow; readonly to: number } | undefined;
  readonly onMoved: () => void;
}

const BoardColumn = ({ column, place, count, dragged, moved, onMoved }: ColumnProps) => {
  const say = useWords(boardWords);
  const sayInbox = useWords(inboxWords);
  const sayView = useWords(viewWords);
  const query = { ...place.query, view: column, page: 1, pageSize: shownCards } as const;
  const { data: rows, isError, refetch } = useCall(readInbox, { query });
  const isOwn = dragged && (inboxViews[column] as readonly number[]).includes(dragged.Status);
  const target = dragged && targetOf(dragged.Status, column);
  const state = !dragged || isOwn ? undefined : target === undefined ? 'closed' : 'open';
  return (
    <DropColumn id={column} isOpen={state === 'open'} className={classes.column} state={state}>
      <h2>
        {sayView(column)} <span>{count}</span>
      </h2>
      {state && <p className={classes.drop}>{say(state === 'open' ? 'release' : 'noStep')}</p>}
      {isError && !rows ? (
        <LoadFailed text={sayInbox('loadFailed')} onRetry={refetch} />
      ) : rows ? (
        <ul>
          {rows.map((row) => (
            <Card
              key={row.Admission_Enquiry_Id}
              row={row}
              place={place}
              to={moved?.row.Admission_Enquiry_Id === row.Admission_Enquiry_Id ? moved.to : undefined}
              onMoved={onMoved}
            />
          ))}
        </ul>
      ) : (
        <Skeleton rows={3} />
      )}
      {count > shownCards && (
        <ButtonLink look="quiet" size="compact" to={place.hrefOf({ as: undefined, view: column, page: undefined })}>
          {say('more', { count: count - shownCards })}
        </ButtonLink>
      )}
    </DropColumn>
  );
};

interface CardProps {
  readonly row: InboxRow;
  readonly place: Place;
  /** Where it was put. */
  readonly to: number | undefined;
  readonly onMoved: () => void;
}

const Card = ({ row, place, to, onMoved }: CardProps) => {
  const { className } = useClassNames();
  const { Admission_Enquiry_Id: id, Child_Name: child, Assigned_Name: assigned } = row;
  const isOpen = place.enquiry === String(id);
  return (
    <DragCard id={String(id)} value={row} className={classes.card} isOpen={isOpen}>
      <div className={classes.name}>
        <Link id={linkId(id)} to={place.hrefOf({ enquiry: String(id) })} aria-current={isOpen || undefined}>
          {child}
        </Link>
        {assigned && <Initials name={assigned} />}
      </div>
      <div className={classes.line}>
        <span>{className(row.Class_Id)}</span>
        <DocumentSigns states={row.Documents} />
      </div>
      <div className={classes.line}>
        {row.Status === enquiryStatus.visited || row.Status === enquiryStatus.visitScheduled ? (
          <StatusSign status={row.Status} />
        ) : (
          <NextDay row={row} />
        )}
        <Deeds>
          <MoveMenu row={row} to={to} onClose={onMoved} />
        </Deeds>
      </div>
    </DragCard>
  );
};
