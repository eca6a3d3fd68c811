import { Check, CircleAlert, Info } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatDay } from '../../../format/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { useKinds } from '../use-kinds.ts';
import classes from './import.module.css';
import { textOfOffer, useOffers } from './offers.ts';
import { type CellName, type CheckedRow, cellNames, type Fault } from './rows.ts';
import type { Import } from './use-import.ts';
import { importWords } from './words.ts';

interface Props {
  readonly own: Import;
  readonly isMendOnly: boolean;
  readonly faultOf: (fault: Fault) => string;
  /** Told where the last cell is done with. */
  readonly onEnd: () => void;
}

/** The rows, in which what is wrong is a field. Enter takes what is offered, and leads to the next. */
export const RowsTable = ({ own, isMendOnly, faultOf, onEnd }: Props) => {
  const say = useWords(importWords);
  const table = useRef<HTMLTableElement>(null);
  const wrongFields = (): readonly HTMLInputElement[] => [
    ...(table.current?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? []),
  ];
  const first = useRef(() => wrongFields()[0]?.focus());
  useEffect(() => first.current(), []);
  const goOn = (from: Element): void => {
    const others = wrongFields().filter((one) => one !== from);
    const after = others.find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = after ?? others[0];
    if (next) next.focus();
    else onEnd();
  };
  // A row that is mended stays until somebody looks at something else.
  const isListed = (row: CheckedRow): boolean =>
    !isMendOnly || own.toMend.includes(row) || cellNames.some((cell) => own.isField(row.line, cell));
  return (
    <div className={classes.rows}>
      <table ref={table}>
        <thead>
          <tr>
            {(['row', 'name', 'asPasted', 'start', 'end', 'kind', 'check'] as const).map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.rows.filter(isListed).map((row) => (
            <Row key={row.line} row={row} own={own} faultOf={faultOf} onDone={goOn} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface RowProps extends Pick<Props, 'own' | 'faultOf'> {
  readonly row: CheckedRow;
  /** Told where a cell is done with. */
  readonly onDone: (from: Element) => void;
}

const Row = ({ row, own, faultOf, onDone }: RowProps) => {
  const say = useWords(importWords);
  const offerOf = useOffers();
  const id = useId();
  const { line, cells, problems } = row;
  const answer = own.answerOf(row);
  const isWrong = !own.right.includes(row);
  const cell = (name: CellName) => (
    <td data-cell={name}>
      <Cell row={row} name={name} own={own} describedBy={id} onDone={onDone} />
    </td>
  );
  const asPasted = own.targets.flatMap((target, at) =>
    (target === 'start' || target === 'end' || target === 'both') && cells[at] ? [cells[at]] : [],
  );
  return (
    <tr data-wrong={isWrong || undefined}>
      <th scope="row">{line}</th>
      {cell('name')}
      <td className={classes.pasted}>{asPasted.join(', ')}</td>
      {cell('start')}
      {cell('end')}
      {cell('kind')}
      <td id={id} data-cell="check">
        {problems.map(({ cell: name, fault, offer }) => (
          <span key={name} className={classes.problem}>
            <CircleAlert aria-hidden size={16} />
            {faultOf(fault)}
            {offer !== undefined && (
              <Button
                size="compact"
                tabIndex={-1}
                icon={<Check aria-hidden size={16} />}
                aria-label={say('take', { offer: offerOf(offer) })}
                onClick={() => own.mend(line, name, textOfOffer(offer))}
              >
                {offerOf(offer)}
              </Button>
            )}
          </span>
        ))}
        {answer?.isRefused === true && <span className={classes.problem}>{answer.texts.join(' ')}</span>}
        {!isWrong && answer && (answer.isThere || answer.texts.length > 0) && (
          <span className={classes.info}>
            <Info aria-hidden size={16} />
            {answer.isThere ? say('there') : answer.texts.join(' ')}
          </span>
        )}
        {!isWrong && !answer?.isThere && (
          <span className={classes.right}>
            <Check role="img" aria-label={say('right')} size={16} />
          </span>
        )}
      </td>
    </tr>
  );
};

interface CellProps extends Omit<RowProps, 'faultOf'> {
  readonly name: CellName;
  /** The id of what says what is wrong. */
  readonly describedBy: string;
}

/** A cell: what was read, or a field where it is or was wrong. */
const Cell = ({ row, name, own, describedBy, onDone }: CellProps) => {
  const say = useWords(importWords);
  const locale = useLocale();
  const kindName = useKinds();
  const { line, texts, problems, kind } = row;
  const problem = problems.find((one) => one.cell === name);
  if (!own.isField(line, name)) {
    const day = name === 'start' ? row.start : row.end;
    if (name === 'name') return <>{texts.name}</>;
    if (name === 'kind') return <>{kind ? kindName(kind) : texts.kind}</>;
    if (day === undefined) return name === 'end' && <span className={classes.pasted}>{say('sameDay')}</span>;
    return <>{formatDay(day, locale)}</>;
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (problem && problem.offer === undefined) return;
    if (problem?.offer !== undefined) own.mend(line, name, textOfOffer(problem.offer));
    onDone(event.currentTarget);
  };
  return (
    <input
      aria-label={say('cellOf', { cell: say(name), line })}
      aria-invalid={problem !== undefined}
      aria-describedby={describedBy}
      value={texts[name]}
      onChange={({ currentTarget }) => own.mend(line, name, currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
};
