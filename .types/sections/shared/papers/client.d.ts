/** What a family proves itself by. */
export interface Proof {
    readonly Reference_No: string;
    readonly Mobile: string;
}
/** Asks for the papers that are still needed, one row for each, and sends each as soon as it is chosen. */
export declare const showPapers: (root: HTMLElement, needed: readonly string[], proof: Proof) => void;
