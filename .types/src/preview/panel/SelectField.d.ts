import { type ReactNode } from 'react';
interface Props {
    readonly label: string;
    readonly value: string;
    readonly onChoose: (value: string) => void;
    readonly children: ReactNode;
    readonly disabled?: boolean;
    /** The label stands beside it instead of above. */
    readonly inRow?: boolean;
    /** Said below it. */
    readonly hint?: string;
}
export declare function SelectField({ label, value, onChoose, children, disabled, inRow, hint }: Props): import("react").JSX.Element;
export {};
