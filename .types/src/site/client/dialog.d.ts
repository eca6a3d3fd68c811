/**
 * `[data-dialog="<id>"]` opens the `<dialog>` of that id, `[data-dialog-close]` closes the one around it.
 * Escape, the trapped focus and its return are the browser's own.
 */
export declare const startDialogs: () => void;
