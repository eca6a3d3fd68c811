import type { SchoolLosses } from '#server/domains/themes/index.ts';
/** A school and its choices that a version of its theme breaks, one line each. */
export declare const schoolLossesText: ({ slug, name, pinned, losses }: SchoolLosses) => string;
