/** Up to `max` upper-cased initials of a name. */
export declare const initialsOf: (name: string, max?: number) => string;
interface Props {
    readonly name: string;
    /** Position in its list; picks one of the four colour pairs in turn. */
    readonly index: number;
    readonly max?: number;
    readonly className?: string | undefined;
}
/** Stands where a person's or a school's picture is missing. The name itself is text beside it. */
export declare function Initials({ name, index, max, className }: Props): import("react").JSX.Element;
export {};
