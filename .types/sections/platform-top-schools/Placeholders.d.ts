/** Cards of the real size with nothing on them. */
export declare function Placeholders({ label }: {
    readonly label: string;
}): import("react").JSX.Element;
