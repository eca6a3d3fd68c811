import type { SectionEnv } from '#engine/section.ts';
/** The place where `papers/client.ts` asks for the papers of an enquiry. The section's strings hold `paperStrings`. */
export declare function Papers({ env }: {
    readonly env: SectionEnv;
}): import("react").JSX.Element;
