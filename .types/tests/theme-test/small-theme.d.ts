/**
 * A theme of one small page. Where the school sets `showNotice`, a notice stands on it with a link; in the faint theme
 * nobody can read the link, which has nearly the colour of its ground.
 */
export declare const smallTheme: (look: 'sound' | 'faint') => string;
