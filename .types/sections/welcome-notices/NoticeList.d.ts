import type { FromSchema } from 'json-schema-to-ts';
import type { SectionEnv } from '#engine/section.ts';
import type { notices } from '#schemas/sources/notices.ts';
interface Props {
    readonly notices: FromSchema<typeof notices.result>;
    readonly heading: string | undefined;
    readonly href: string | undefined;
    readonly moreLabel: string | undefined;
    readonly autoplayMs: number;
    readonly env: SectionEnv;
}
/** Five notices in view. It scrolls by hand; the script of `shared/snap-row` moves it on and pauses it. */
export declare function NoticeList({ notices, heading, href, moreLabel, autoplayMs, env }: Props): import("react").JSX.Element;
export {};
