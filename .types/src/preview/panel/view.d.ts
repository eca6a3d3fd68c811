/** How the panel's window shows the page; no page depends on it. */
export interface View {
    /** Of the page's viewport, in CSS pixels; all the room that there is. */
    readonly width: number | 'full';
    readonly panel: boolean;
}
export declare const widths: {
    readonly least: 240;
    readonly max: 3840;
};
export declare const isWidth: (width: number) => boolean;
/** Reads a window's address. What means nothing there is said, and stands for nothing. */
export declare const parseView: (search: URLSearchParams) => {
    view: View;
    problems: readonly string[];
};
