import { Check, CircleAlert, Info } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ImportedField } from '#schemas/records/student-import.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { formWords } from '../../student-form/form-words.ts';
import { isMobile } from '../../student-form/student-fields.ts';
import { useShown } from '../../student-form/use-shown.ts';
import { Button } from '../../ui/Button.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import type { ShownProblem } from './use-problems.ts';
import type { ImportedRow } from './use-student-import.ts';
import { importWords } from './words.ts';

interface Props {
  readonly row: ImportedRow;
  readonly problems: readonly ShownProblem[];
  readonly onMend: (line: number, field: ImportedField, text: string) => void;
  /** Told where a cell is done with. */
  readonly onDone: (from: Element) => void;
}

/** A row: who it is about, what happens to them, and fields for what is wrong. */
export const Row = ({ row, problems, onMend, onDone }: Props) => {
  const say = useWords(importWords);
  const locale = useLocale();
  const { line, texts, fields, isWrong } = row;
  /** Fields that were wrong once stay, so that nothing goes from under the cursor. */
  const [open, setOpen] = useState<readonly ImportedField[]>([]);
  const added = problems.filter(({ field }) => !open.includes(field)).map(({ field }) => field);
  if (added.length > 0) setOpen([...open, ...added]);
  const name = [texts.First_Name, texts.Middle_Name, texts.Last_Name].filter(Boolean).join(' ');
  const birth = fields.Date_Of_Birth;
  return (
    <tr data-wrong={isWrong || undefined}>
      <th scope="row" data-cell="row">
        {line}
      </th>
      <td data-cell="number">{texts.Admission_No}</td>
      <td data-cell="name">{name}</td>
      <td data-cell="seat">{seatOf(texts)}</td>
      <td data-cell="birth">{typeof birth === 'string' ? formatDay(birth, locale) : texts.Date_Of_Birth}</td>
      <td data-cell="result">
        {open.map((field) => (
          <Cell
            key={field}
            line={line}
            field={field}
            text={texts[field] ?? ''}
            problem={problems.find((one) => one.field === field)}
            onMend={onMend}
            onDone={onDone}
          />
        ))}
        {!isWrong && row.result && (
          <span className={classes.right}>
            <Check aria-hidden size={16} />
            {say(`state_${row.result.state === 'Refused' ? 'Unchanged' : row.result.state}`)}
          </span>
        )}
        <Differences row={row} />
      </td>
    </tr>
  );
};

/** `5 A`, as the file has it. */
const seatOf = ({ Class_Id = '', Section_Id = '' }: ImportedRow['texts']): string =>
  Section_Id === '' || Class_Id.toLowerCase().endsWith(Section_Id.toLowerCase())
    ? Class_Id
    : `${Class_Id} ${Section_Id}`;

interface CellProps extends Pick<Props, 'onMend' | 'onDone'> {
  readonly line: number;
  readonly field: ImportedField;
  readonly text: string;
  readonly problem: ShownProblem | undefined;
}

/** A field for a cell that is or was wrong; Enter takes what is offered and leads to the next. */
const Cell = ({ line, field, text, problem, onMend, onDone }: CellProps) => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  const id = useId();
  const offer = problem?.offer;
  const take = (): void => {
    if (offer !== undefined) onMend(line, field, offer);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (problem && offer === undefined) return;
    take();
    onDone(event.currentTarget);
  };
  return (
    <div className={classes.cell}>
      <span aria-hidden className={classes.cellName}>
        {sayField(field)}
      </span>
      <input
        aria-label={say('cellOf', { cell: sayField(field), line })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? id : undefined}
        value={text}
        onChange={({ currentTarget }) => onMend(line, field, currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <span id={id} className={classes.wrong}>
          <CircleAlert aria-hidden size={16} />
          {problem.text}
        </span>
      )}
      {offer !== undefined && (
        <Button size="compact" tabIndex={-1} aria-label={say('take', { offer })} onClick={take}>
          {offer}
        </Button>
      )}
    </div>
  );
};

/** What changes of a student, and what was set by hand and stays. */
const Differences = ({ row: { result, isWrong } }: { readonly row: ImportedRow }) => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  const shown = useShown();
  if (!result || isWrong) return null;
  const textOf = (field: ImportedField, value: string | number | null): string => {
    if (value === null) return say('nothing');
    return isMobile(field) ? localMobile(String(value)) : shown(field, String(value));
  };
  return (
    <>
      {result.changes.map(({ field, before, after }) => (
        <span key={field} className={classes.change}>
          {say('change', { field: sayField(field), before: textOf(field, before), after: textOf(field, after) })}
        </span>
      ))}
      {result.kept.map(({ field, stored, inFile, reason }) => {
        const said = { field: sayField(field), stored: textOf(field, stored), inFile: textOf(field, inFile) };
        return (
          <span key={field} className={classes.kept}>
            <Info aria-hidden size={16} />
            {reason === undefined ? say('keep', said) : say('keepFor', { ...said, reason })}
          </span>
        );
      })}
    </>
  );
};
