interface Props {
    /** A word, such as the school's key: another word, another hill. */
    readonly seed: string;
    readonly rings?: number;
    readonly className?: string | undefined;
}
/** The lines of a hill on a walker's map. They decorate. */
export declare function Contours({ seed, rings, className }: Props): import("react").JSX.Element;
export {};
