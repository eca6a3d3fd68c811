declare const names: readonly ['position', 'zoom-in', 'zoom-out', 'download', 'file', 'view', 'start', 'play', 'note', 'broken', 'previous', 'title', 'next'];
type PartName = (typeof names)[number];
/** The elements of the dialog that its script fills, by the name in `data-box-<name>`. */
export declare const boxParts: (dialog: HTMLElement) => Readonly<Record<PartName, HTMLElement>>;
export {};
