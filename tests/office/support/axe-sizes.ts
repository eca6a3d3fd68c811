import { extent } from '../../support/extent.ts';
import { desktop, phone } from './office.ts';

/** Where axe looks at what a test has done: on a phone, and with `npm run test:long` on a desk as well. */
export const axeSizes = extent([phone], [phone, desktop]);

/** The same for what `npm test` leaves to the long run. */
export const furtherAxeSizes = extent([], [phone, desktop]);
