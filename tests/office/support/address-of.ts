import type { ScreenEntry } from '#admin/screens/define-screen.ts';

/** Where a screen is without anything open on it. */
export const addressOf = ({ path, to = path }: ScreenEntry): string => to.replace(/\/:\w+\?/g, '');
