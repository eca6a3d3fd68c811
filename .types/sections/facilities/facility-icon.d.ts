import { type Icon } from '../shared/icons.tsx';
/** The icon that stands in for a facility's missing picture, guessed from its name. */
export declare const facilityIcon: (name: string) => Icon;
