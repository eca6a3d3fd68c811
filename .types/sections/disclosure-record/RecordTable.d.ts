import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    /** The letter of the form's section. */
    readonly letter: string;
    /** The string that names the table. */
    readonly title: string;
    /** The strings that head the columns. */
    readonly columns: readonly string[];
    /** Marks tables with many narrow columns. */
    readonly wide?: true;
    /** Its rows. */
    readonly children: ReactNode;
}
/** One table of the form, under its letter and name. */
export declare function RecordTable({ env, letter, title, columns, wide, children }: Props): import("react").JSX.Element;
interface RowProps {
    readonly env: SectionEnv;
    /** The string that names the row. */
    readonly name: string;
    /** Nothing where the school has not said it. */
    readonly children?: ReactNode;
}
/** One row: its name and its value, or that there is none yet. */
export declare function RecordRow({ env, name, children }: RowProps): import("react").JSX.Element;
export {};
