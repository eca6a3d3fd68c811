/**
 * Runs once, at the first touch of a form, which until then says by `data-ready` that script is at hand; at once where
 * the address says what stands in it (`data-prefill`). A button that was pressed meanwhile is pressed again afterwards.
 * Where the script does not come the form stays as it was sent.
 */
export declare const whenTouched: (form: HTMLFormElement, run: () => Promise<void>) => void;
