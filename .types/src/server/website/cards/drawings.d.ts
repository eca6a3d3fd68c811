import type { Identity } from '#server/files/drawing/identity.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
/** Cards and icons, each drawn once in the picture process while it is remembered. */
export interface Drawings {
    /** `path`: the picture's own address, which says all that it shows. */
    card(path: string, shown: {
        readonly identity: Identity;
        readonly title: string;
    }): Promise<Buffer>;
    icon(path: string, shown: {
        readonly identity: Identity;
        readonly file: string;
    }): Promise<Buffer | undefined>;
}
interface Options {
    readonly storage: MediaStorage;
    readonly fonts: string;
}
export declare const createDrawings: ({ storage, fonts }: Options) => Drawings;
export {};
