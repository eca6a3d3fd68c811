import { type Figure } from './result.ts';
/** A home page: what it is called among the figures, and where it is. */
export interface PhonePage {
    readonly name: string;
    readonly url: string;
}
/** Home pages as a phone gets them: paints, bytes, clicks, and Lighthouse's scores. */
export declare const benchPhone: (pages: readonly PhonePage[]) => Promise<Figure[]>;
