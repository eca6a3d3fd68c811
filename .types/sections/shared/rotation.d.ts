interface Rotation {
    readonly root: HTMLElement;
    /** The button that stops and starts it, with both labels in its data. */
    readonly toggle: HTMLElement;
    /** Goes one on, and says whether it is enough now. */
    readonly step: () => boolean;
    readonly changed?: (playing: boolean) => void;
}
/**
 * Moves something on by itself every `data-autoplay-ms`, only while most of it is in view and the tab is shown. A
 * pointer on it holds it, a touch and the keyboard's focus stop it, and the button starts it again.
 */
export declare const startRotation: ({ root, toggle, step, changed }: Rotation) => void;
export {};
