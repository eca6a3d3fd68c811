export declare const controlSocketName = "control.sock";
/** One line of an answer; the last is a result or an error. */
export type ControlEvent = {
    readonly kind: 'progress';
    readonly done: number;
    readonly total: number;
    readonly label: string;
} | {
    readonly kind: 'result';
    readonly result: unknown;
} | {
    readonly kind: 'error';
    readonly message: string;
    readonly hint?: string;
};
