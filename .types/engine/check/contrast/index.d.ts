/** Text that is too weak on what it stands on, in the theme's own colours or in a preset's (WCAG 2.2, 1.4.3 and 1.4.11). */
export declare const contrast: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
