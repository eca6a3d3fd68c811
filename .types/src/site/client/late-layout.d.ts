/** Lays a section out that the base style has left for later. */
export declare const layOut: (section: HTMLElement) => void;
/** Lays out what is far down once the page has loaded, a few sections at a time, so that no task is long. */
export declare const startLateLayout: () => void;
