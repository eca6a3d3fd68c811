import type { SectionEnv } from '#engine/section.ts';
interface WhenProps {
    readonly env: SectionEnv;
    readonly event: {
        readonly entryDateTime: string;
        readonly endDateTime?: string;
        readonly allDay?: boolean;
        readonly venue?: string;
    };
}
interface WordsProps {
    readonly env: SectionEnv;
    readonly event: WhenProps['event'] & {
        readonly noticeHead: string;
        readonly noticeDetails?: string;
        readonly lang?: string;
    };
    /** Whether it is the next one of all. */
    readonly isNext: boolean;
    /** The section's own classes: `words`, and within it `next`, `name`, `when` and `details`. */
    readonly styles: Readonly<Record<string, string>>;
}
/** What is said of an event; the section's strings have `next`, `to` and `allDay`. */
export declare function EventWords({ env, event, isNext, styles }: WordsProps): import("react").JSX.Element;
export {};
