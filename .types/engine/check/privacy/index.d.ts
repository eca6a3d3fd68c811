import { type CheckContext } from '../rule.ts';
/**
 * Children's data (a name, a photo) reaches a page only through a source that projects by recorded consent
 * (`privacy: "minor"`), and only in a prop whose section type says that it shows such data (`minors` in its manifest):
 * consent is given for being shown there, not for a page's title, nor for the JSON an island has in the page. A
 * condition may ask such a source whether there is anything; a param cannot come from data at all (THM023).
 */
export declare const privacy: import("../rule.ts").Rule<CheckContext>;
