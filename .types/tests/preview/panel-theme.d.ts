export interface PanelFiles {
    /** A theme with two languages, and a page whose route has a date: `/days/:on`. */
    readonly theme: string;
    /** Its text. */
    readonly text: string;
    /** A school of another name than the demo school, in a folder called `neem`. */
    readonly school: string;
    remove(): Promise<void>;
}
/** A theme and a school of which everything can be chosen that the panel offers. */
export declare const writePanelFiles: () => Promise<PanelFiles>;
