/** Words of one script, as short and as long as a school would write them. */
interface Words {
    readonly name: readonly string[];
    readonly heading: readonly string[];
    readonly label: readonly string[];
    readonly sentence: readonly string[];
}
export type Script = 'latin' | 'devanagari' | 'urdu';
export declare const words: Readonly<Record<Script, Words>>;
/** Long words and long names, put together until a text is as long as it may be. */
export declare const longWords: readonly string[];
export {};
