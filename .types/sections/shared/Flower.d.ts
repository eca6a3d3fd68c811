interface Props {
    readonly className?: string | undefined;
}
/** A gulmohar flower: four red petals and the one pale, speckled petal that every gulmohar has. */
export declare function Flower({ className }: Props): import("react").JSX.Element;
export {};
