interface Props {
    /** The feed of the school with all of a list. */
    readonly feed: 'events' | 'holidays';
    readonly label: string;
}
/** Opens a whole list in the visitor's own calendar. */
export declare function CalendarLink({ feed, label }: Props): import("react").JSX.Element;
export {};
