/**
 * What public calls answer against a form, in Hindi. `{…}` stands for what is put in there. Fields stand beside their
 * texts wherever these are shown, so that no text names its field again.
 */
export declare const hindi: Readonly<Record<string, string>>;
