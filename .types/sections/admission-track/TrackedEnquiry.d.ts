import type { SectionEnv } from '#engine/section.ts';
/** The places that the form's script fills with how the enquiry goes. */
export declare function TrackedEnquiry({ env }: {
    readonly env: SectionEnv;
}): import("react").JSX.Element;
