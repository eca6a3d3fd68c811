export { readBuiltAssets } from './built-assets.ts';
export { renderReport } from './report/render-report.ts';
export { type ThemeTestOptions, type ThemeTestResult, testTheme } from './test-theme.ts';
