/** Text as shapes, so that a picture needs no font where it is drawn. */
export interface Outlines {
    /** The width of a text, in pixels at a size. */
    width(text: string, size: number): number;
    /** A text as SVG paths with the beginning of its baseline at a point. */
    paths(text: string, at: {
        readonly x: number;
        readonly y: number;
        readonly size: number;
    }): string;
}
/** Reads the fonts of a family; letters that none of them has are left out of the text. */
export declare const openOutlines: (folder: string, family: string) => Promise<Outlines>;
