/** The script that a language is written in, by its ISO 15924 code: `Deva` for `hi`, `Latn` for `en-IN`. */
export declare const scriptOf: (locale: string) => string;
/** What a language calls itself: `हिन्दी` for `hi`. */
export declare const ownNameOf: (locale: string) => string;
export declare const directionOf: (locale: string) => 'ltr' | 'rtl';
