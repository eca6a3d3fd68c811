import type { FoundSchool } from '#server/store/global.ts';
import { type PlainPage } from './error-page.ts';
interface NotReadyPage extends PlainPage {
    readonly status: number;
}
/** What every page of a school is while its site is off: 503, and of the school nothing but the way in for its people. */
export declare const notReadyPage: (school: Pick<FoundSchool, 'status'>, requestId: string) => NotReadyPage;
export {};
