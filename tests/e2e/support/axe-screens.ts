import { extent } from '../../support/extent.ts';
import { desktop, phone, tablet } from './visit.ts';

const screens: readonly (typeof phone)[] = [phone, desktop, tablet];

/** Where axe looks at the `nth` of many pages: at one width in turn, and with `npm run test:long` at every one. */
export const axeScreens = (nth: number): readonly (typeof phone)[] =>
  extent(screens.slice(nth % 2, (nth % 2) + 1), screens);
