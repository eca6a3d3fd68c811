interface Props {
    readonly className?: string | undefined;
}
/** The footer's upper edge: a school with its flag and gate among gulmohar trees, all standing on the footer's ground. */
export declare function Skyline({ className }: Props): import("react").JSX.Element;
export {};
