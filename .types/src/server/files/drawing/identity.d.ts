/** Drawn beside the text of a card: what the theme's corners say of its character. */
export type Motif = 'frame' | 'contours' | 'petals' | 'dots';
/** How a site is known in a picture: all that its cards and icons are drawn from. */
export interface Identity {
    readonly name: string;
    readonly host: string;
    readonly initials: string;
    readonly family: string;
    readonly motif: Motif;
    readonly colors: Readonly<Record<'primary' | 'onPrimary' | 'accent' | 'onAccent' | 'canvas' | 'ink', string>>;
    /** The address of the logo's largest copy of at most 800 pixels. */
    readonly logo?: string;
}
