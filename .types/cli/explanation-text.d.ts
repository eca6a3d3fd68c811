import type { ExplainedRoute } from '#server/website/explain/explain-route.ts';
/** An explanation, as `--format json` prints it. */
export interface Explanation extends ExplainedRoute {
    readonly school: {
        readonly slug: string;
        readonly name: string;
        /** The theme it uses; null for a folder, which has none. */
        readonly themeId: number | null;
    };
}
/** An explanation for people: a block a section, then what the page was made of. */
export declare const explanationText: ({ page, school, dangling }: Explanation) => string;
