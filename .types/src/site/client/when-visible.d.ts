/** Calls back once, when the element comes within reach of the viewport. */
export declare const whenVisible: (element: Element, run: () => unknown) => void;
