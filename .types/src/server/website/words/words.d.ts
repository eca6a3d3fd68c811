/** What a kind of pages says in one language. */
export interface Words<Key extends string> {
    readonly locale: string;
    /** The language as a query of ours names it; undefined in English, which needs no naming. */
    readonly lang: string | undefined;
    /** A text with its values in their places: `{name}`. */
    say(key: Key, values?: Readonly<Record<string, string>>): string;
    /** The way to a page or a call that keeps the language. */
    to(path: string): string;
}
/** What every page says that stands beside a school's site. */
export declare const commonWords: {
    readonly en: {
        readonly error: 'Error: ';
        readonly help: 'Need help? Ask the office.';
    };
    readonly hi: {
        readonly error: 'त्रुटि: ';
        readonly help: 'मदद चाहिए? कार्यालय से पूछें।';
    };
};
interface Languages<Texts> {
    readonly en: Texts;
    readonly hi: Texts;
}
/** Texts in a language, or the English ones where there are none. */
export declare const textsIn: <Texts>({ en, hi }: Languages<Texts>, wanted: string) => Texts;
/** The words of a language, or the English ones where there are none. */
export declare const wordsIn: <Key extends string>(languages: Languages<Readonly<Record<Key, string>>>, wanted: string) => Words<Key>;
export {};
