/** HTML that is already safe. */
export interface Html {
    readonly html: string;
}
type Value = Html | string | number | false | undefined | readonly Html[];
/** A template whose values are escaped, but for those that are HTML themselves; nothing for what is not there. */
export declare const html: (strings: TemplateStringsArray, ...values: readonly Value[]) => Html;
export {};
