interface Film {
    readonly url: string;
    readonly title: string;
}
/** Plays a film in the element; what comes back ends it. */
export declare const startFilm: (element: HTMLElement, { url, title }: Film) => (() => void);
export {};
