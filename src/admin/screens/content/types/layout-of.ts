import type { TypeLayout } from './define-type.ts';
import { disclosure } from './disclosure.ts';
import { typeLayouts } from './index.ts';
import { schoolProfile } from './school-profile.ts';

/** Types that have screens of their own: the others do without their many fields. */
const elsewhere: readonly TypeLayout[] = [schoolProfile, disclosure];

/** How any type is shown, also one with a screen of its own. */
export const layoutOf = (type: string | undefined): TypeLayout | undefined =>
  [...typeLayouts, ...elsewhere].find((layout) => layout.type === type);
