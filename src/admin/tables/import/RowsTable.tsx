import { Check, CircleAlert, Info } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './import.module.css';
import { importWords } from './import-words.ts';
import type { CellOf, CheckedRow, RowImport } from './row-import.ts';
import type { ImportedRows } from './use-row-import.ts';

interface Props<Row extends CheckedRow, Target extends string> {
  readonly kind: RowImport<Row, Target>;
  readonly own: ImportedRows<Row, Target>;
  readonly isMendOnly: boolean;
  /** Told where the last cell is done with. */
  readonly onEnd: () => void;
}

/** The rows, in which what is wrong is a field. Enter takes what is offered, and leads to the next. */
export const RowsTable = <Row extends CheckedRow, Target extends string>(props: Props<Row, Target>) => {
  const { kind, own, isMendOnly, onEnd } = props;
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
  const shown = kind.cells(own.targets);
  const [lead, ...cells] = shown;
  // A row that is mended stays until somebody looks at something else.
  const isListed = (row: Row): boolean =>
    !isMendOnly || own.toMend.includes(row) || shown.some((cell) => own.isField(row.line, cell));
  return (
    <div className={classes.rows}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">{say('row')}</th>
            {lead !== undefined && <th scope="col">{kind.texts.cell(lead)}</th>}
            {kind.pasted.length > 0 && (
              <th scope="col" data-part="pasted">
                {say('asPasted')}
              </th>
            )}
            {cells.map((cell) => (
              <th key={cell} scope="col">
                {kind.texts.cell(cell)}
              </th>
            ))}
            <th scope="col">{say('check')}</th>
          </tr>
        </thead>
        <tbody>
          {own.rows.filter(isListed).map((row) => (
            <RowCells key={row.line} row={row} kind={kind} own={own} onDone={goOn} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface RowProps<Row extends CheckedRow, Target extends string> extends Pick<Props<Row, Target>, 'kind' | 'own'> {
  readonly row: Row;
  /** Told where a cell is done with. */
  readonly onDone: (from: Element) => void;
}

const RowCells = <Row extends CheckedRow, Target extends string>({ row, kind, own, onDone }: RowProps<Row, Target>) => {
  const id = useId();
  const isWrong = !own.right.includes(row);
  const cellOf = (name: CellOf<Row>, part: 'lead' | 'minor' | undefined) => (
    <td key={name} data-part={part}>
      <Cell row={row} name={name} kind={kind} own={own} describedBy={id} onDone={onDone} />
    </td>
  );
  const pasted = own.targets.flatMap((target, at) => (kind.pasted.includes(target) && row.cells[at]) || []);
  const [lead, ...cells] = kind.cells(own.targets);
  return (
    <tr data-wrong={isWrong || undefined}>
      <th scope="row">{row.line}</th>
      {lead !== undefined && cellOf(lead, 'lead')}
      {kind.pasted.length > 0 && (
        <td className={classes.pasted} data-part="pasted">
          {pasted.join(', ')}
        </td>
      )}
      {cells.map((cell) => cellOf(cell, kind.minorCells.includes(cell) ? 'minor' : undefined))}
      <td id={id} data-part="check">
        <Findings row={row} kind={kind} own={own} />
      </td>
    </tr>
  );
};

/** What is wrong with a row with what is offered, or what the server says of it. */
const Findings = <Row extends CheckedRow, Target extends string>({
  row,
  kind,
  own,
}: Omit<RowProps<Row, Target>, 'onDone'>) => {
  const say = useWords(importWords);
  const { line, problems } = row;
  const answer = own.answerOf(row);
  const isWrong = !own.right.includes(row);
  return (
    <>
      {problems.map(({ cell, fault, offer }) => (
        <span key={cell} className={classes.problem}>
          <CircleAlert aria-hidden size={16} />
          <span>{kind.texts.fault(fault)}</span>
          {offer !== undefined && (
            <Button
              size="compact"
              tabIndex={-1}
              icon={<Check aria-hidden size={16} />}
              aria-label={say('take', { offer: kind.texts.offer(offer, cell) })}
              onClick={() => own.mend(line, cell, kind.textOfOffer(offer))}
            >
              {kind.texts.offer(offer, cell)}
            </Button>
          )}
        </span>
      ))}
      {answer?.isRefused === true && (
        <span className={classes.problem}>
          <CircleAlert aria-hidden size={16} />
          <span>{answer.texts.join(' ')}</span>
        </span>
      )}
      {!isWrong && answer && (answer.isThere || answer.texts.length > 0) && (
        <span className={classes.info}>
          <Info aria-hidden size={16} />
          <span>{answer.isThere ? say('there') : answer.texts.join(' ')}</span>
        </span>
      )}
      {!isWrong && !answer?.isThere && (
        <span className={classes.right}>
          <Check role="img" aria-label={say('right')} size={16} />
        </span>
      )}
    </>
  );
};

interface CellProps<Row extends CheckedRow, Target extends string> extends RowProps<Row, Target> {
  readonly name: CellOf<Row>;
  /** The id of what says what is wrong. */
  readonly describedBy: string;
}

/** A cell: what was read, or a field where it is or was wrong. */
const Cell = <Row extends CheckedRow, Target extends string>({
  row,
  name,
  kind,
  own,
  describedBy,
  onDone,
}: CellProps<Row, Target>) => {
  const say = useWords(importWords);
  const { line, texts, problems } = row;
  const problem = problems.find((one) => one.cell === name);
  if (!own.isField(line, name)) return <>{kind.shown(row, name)}</>;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (problem && problem.offer === undefined) return;
    if (problem?.offer !== undefined) own.mend(line, name, kind.textOfOffer(problem.offer));
    onDone(event.currentTarget);
  };
  return (
    <input
      aria-label={say('cellOf', { cell: kind.texts.cell(name), line })}
      aria-invalid={problem !== undefined || own.answerOf(row)?.cells.includes(name) === true}
      aria-describedby={describedBy}
      value={texts[name] ?? ''}
      onChange={({ currentTarget }) => own.mend(line, name, currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
};
