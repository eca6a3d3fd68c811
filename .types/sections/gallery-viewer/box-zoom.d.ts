interface ZoomParts {
    /** What scrolls when the picture is larger than it. */
    readonly view: HTMLElement;
    readonly zoomIn: HTMLElement;
    readonly zoomOut: HTMLElement;
}
export interface Zoom {
    /** The picture that the buttons work on, at its own size again; none for a film. */
    reset(image: HTMLImageElement | undefined): void;
    isZoomed(): boolean;
}
/** Zooms by two buttons, in steps; a zoomed picture is moved by scrolling. */
export declare const createZoom: ({ view, zoomIn, zoomOut }: ZoomParts) => Zoom;
export {};
