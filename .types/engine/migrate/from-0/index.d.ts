import { type Migration } from '../migration.ts';
/** See docs/guide/formats.md. */
export declare const fromFormat0: Migration;
