/** A text with a capital, as a line begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
