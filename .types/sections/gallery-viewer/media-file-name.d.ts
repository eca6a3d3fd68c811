interface Named {
    readonly name: string;
    /** Its place in the album, from 1. */
    readonly place: number;
    readonly url: string;
}
/** A file's name a visitor recognises: the picture's own, its place and the ending of its address. */
export declare const mediaFileName: ({ name, place, url }: Named) => string;
export {};
