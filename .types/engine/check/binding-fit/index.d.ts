import { type CheckContext } from '../rule.ts';
/**
 * Proves that every value a ref may give fits the place it is bound to.
 *
 * A bound value is cut down to the prop's schema first, and null does not arrive (engine/data/decide.ts). So a value
 * that lacks altogether leaves its prop out, which an optional prop takes. The prop by whose absence the section is
 * empty (`emptyWhen`) may lack too: the section is hidden or says that it is empty. Any other required prop needs a
 * `fallback`, or a `when` that is true only where the ref is present; a fallback stands in for empty texts and lists as
 * well. What lacks inside of the value (a required property of an item) is never discharged.
 */
export declare const bindingFit: import("../rule.ts").Rule<CheckContext>;
