import { type Sheet } from './land.ts';
interface Valley extends Sheet {
    readonly seed: number;
    readonly light?: 'dawn' | 'noon' | 'dusk' | 'rain';
    /** Where the farthest crest stands, as a fraction of the height. */
    readonly top?: number;
}
/** Sky and ranges behind everything else: three ridges with mist between them. */
export declare const valley: ({ w, h, seed, light, top }: Valley) => string;
export {};
