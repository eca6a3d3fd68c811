type Errors = Readonly<Record<string, readonly string[]>>;
/**
 * Shows errors beside their fields, the rest above the form, and takes the visitor to the first. What is marked outside
 * of `part` stays as it is.
 */
export declare const show: (form: HTMLFormElement, errors: Errors, fallback: string, part?: Node) => void;
/** What a form was answered, as the event `answered` tells it; who prevents its default shows it in its own way. */
export type Answer = Readonly<Record<string, unknown>>;
/** Sends a form in the background: pending while it is on its way, its errors beside the fields, its answer in its place. */
export declare const start: (form: HTMLElement) => void;
export {};
