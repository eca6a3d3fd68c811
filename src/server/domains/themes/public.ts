export { publishDraft, readSubject, requireTaken, returnToVersion } from './change-record.ts';
export { choiceProblems } from './choice-problems.ts';
export {
  contentOf,
  type EditedSite,
  loadWebsitePage,
  type PlannedPage,
  planWebsitePage,
  readEditedSite,
} from './editor/website-page.ts';
export { pageTitle } from './page-title.ts';
export { draftsEnd, previewPath } from './preview-link.ts';
export type { RecordTheme } from './record-theme.ts';
export { choicesOf } from './settings/answer.ts';
export { namedTheme, type ThemeFinder } from './settings/named-theme.ts';
export { findUsedRecord, findVersion, findVersionOf, lockRecords } from './site-record-rows.ts';
