import type { Handler } from '#server/http/calls/handle.ts';
import { liveThemeCommandHandler, schoolsUsingThemeCommandHandler } from './diff.ts';
import { getWebsitePageHandler } from './editor/website-page.ts';
import { applyThemeHandler } from './gallery/apply.ts';
import { listSchoolThemesHandler } from './gallery/list.ts';
import { makePreviewLinkHandler } from './gallery/preview-link.ts';
import { listThemeSwitchesHandler } from './gallery/switches.ts';
import { listThemesHandler, listUsedThemesHandler } from './list.ts';
import { publishThemeHandler } from './publish.ts';
import { rollbackThemeHandler, rollbackUsedThemeHandler } from './rollback.ts';
import {
  discardThemeSettingsHandler,
  publishThemeSettingsHandler,
  restoreThemeSettingsHandler,
  saveThemeSettingsHandler,
} from './settings/change.ts';
import { themeSettingsCommandHandler } from './settings/command.ts';
import {
  getThemeSettingsHandler,
  getUsedThemeSettingsHandler,
  listThemeSettingsHistoryHandler,
} from './settings/read.ts';

export type { PublishedTheme } from './list-published.ts';
export { openPreview, previewFolder } from './preview-link.ts';
export { previewRecord } from './preview-record.ts';
export type { Publication, Publishing } from './publication.ts';
export { type RecordTheme, recordThemeOf, themeReader } from './record-theme.ts';
export { type SchoolLosses, schoolLosses } from './school-losses.ts';
export { type AssignedTheme, assignTheme, requireSchoolTheme } from './school-theme.ts';
export { findUsedRecord, type SiteChoices } from './site-record-rows.ts';

/** What the calls and commands of themes and of schools' choices do. */
export const themeHandlers: readonly Handler[] = [
  listThemesHandler,
  publishThemeHandler,
  rollbackThemeHandler,
  listUsedThemesHandler,
  rollbackUsedThemeHandler,
  liveThemeCommandHandler,
  schoolsUsingThemeCommandHandler,
  listSchoolThemesHandler,
  listThemeSwitchesHandler,
  makePreviewLinkHandler,
  applyThemeHandler,
  getWebsitePageHandler,
  getUsedThemeSettingsHandler,
  getThemeSettingsHandler,
  listThemeSettingsHistoryHandler,
  saveThemeSettingsHandler,
  publishThemeSettingsHandler,
  discardThemeSettingsHandler,
  restoreThemeSettingsHandler,
  themeSettingsCommandHandler,
];
export { liveThemeCommandHandler, schoolsUsingThemeCommandHandler, themeSettingsCommandHandler };
