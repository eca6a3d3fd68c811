import type { ReactNode } from 'react';
import type { Table, TableLimits, TableRow } from '../read-table.ts';

/** What is wrong with a cell of a row. */
export interface Problem<Cell extends string = string, Fault extends string = string> {
  readonly cell: Cell;
  readonly fault: Fault;
  /** What was likely meant. */
  readonly offer?: string;
}

/** A row as it is read, with what is wrong with it. */
export interface CheckedRow<Sent = unknown> extends TableRow {
  /** By the cell. */
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
  /** What is sent, once nothing is wrong. */
  readonly sent: Sent | undefined;
}

export type CellOf<Row extends CheckedRow> = Row['problems'][number]['cell'];
type FaultOf<Row extends CheckedRow> = Row['problems'][number]['fault'];
type SentOf<Row extends CheckedRow> = Exclude<Row['sent'], undefined>;

/** What somebody has mended, by line and cell. */
export type Mended = Readonly<Record<string, string>>;

export const mendedKey = (line: number, cell: string): string => `${line}.${cell}`;

/** The texts of a line with what somebody has mended. */
export const mendTexts = <Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  line: number,
  mended: Mended,
): Texts => {
  const own = Object.keys(texts).flatMap((cell) => {
    const text = mended[mendedKey(line, cell)];
    return text === undefined ? [] : [[cell, text] as const];
  });
  return { ...texts, ...Object.fromEntries(own) };
};

export interface Reading<Target extends string> {
  /** Where each column goes. */
  readonly targets: readonly Target[];
  readonly mended: Mended;
}

/** What the server says of a row. */
export interface RowAnswer {
  readonly state: 'New' | 'There';
  /** What to look at again. */
  readonly warnings: readonly string[];
}

/** What is imported: how its rows are read, told about, and added. */
export interface RowImport<Row extends CheckedRow, Target extends string> {
  readonly limits: TableLimits;
  /** Those that a phone shows only where they are wrong. */
  readonly minorCells: readonly CellOf<Row>[];
  /** Which cell a field of the call is in: there the server's refusal is mended. */
  readonly cellOfField: Readonly<Record<string, CellOf<Row>>>;
  readonly targets: readonly Target[];
  /** The columns of the file that is given to be filled in. */
  readonly template: readonly Target[];
  /** Columns that are also shown as they were pasted. */
  readonly pasted: readonly Target[];
  readonly texts: {
    readonly title: string;
    /** What the file is called that keeps the rows that were not added. */
    readonly fileName: string;
    /** What the file is called that is given to be filled in. */
    readonly templateName: string;
    done(added: number): string;
    target(target: Target): string;
    cell(cell: CellOf<Row>): string;
    fault(fault: FaultOf<Row>): string;
    /** What is offered for a cell, in words. */
    offer(offer: string, cell: CellOf<Row>): string;
  };
  /** What is chosen for all rows. */
  readonly settings?: ReactNode;
  /** The cells that are shown and can be mended where the columns go so; the first names the row. */
  cells(targets: readonly Target[]): readonly CellOf<Row>[];
  tableOf(lines: readonly TableRow[]): Table;
  /** Where each column likely goes. */
  guess(table: Table): readonly Target[];
  /** Where the columns go once one goes elsewhere. */
  aim(before: readonly Target[], column: number, target: Target): readonly Target[];
  check(table: Table, reading: Reading<Target>): readonly Row[];
  /** A cell that is right. */
  shown(row: Row, cell: CellOf<Row>): ReactNode;
  /** What is written into a cell for which it is offered. */
  textOfOffer(offer: string): string;
  /** Asked before rows are added; it says itself what is missing. */
  mayAdd?(): boolean;
  /** Has the server look at rows, or add them. It is the same function as long as it does the same. */
  send(
    rows: readonly SentOf<Row>[],
    dryRun: boolean,
  ): Promise<{ readonly added: number; readonly answers: readonly RowAnswer[] }>;
}
