/** A file's name as it is displayed: its last 15 characters. */
export const shortFileName = (name: string): string => [...name].slice(-15).join('');
