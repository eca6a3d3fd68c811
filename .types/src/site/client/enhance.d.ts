/**
 * Loads what `[data-enhance]` elements under `root` ask for: when one comes near the viewport, which for one in a
 * dialog is when that opens; a form at its first touch; a dialog itself at the visitor's first scroll or after a while.
 */
export declare const startEnhancements: (root: ParentNode) => void;
