/**
 * A condition under which a prop that the section cannot do without is surely absent. A section that says that it is
 * empty (`onEmpty: "message"`) has something to show all the same.
 */
export declare const conditionContradiction: import("../rule.ts").Rule<import("../rule.ts").CheckContext>;
