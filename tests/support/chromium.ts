export { findChromium, launchChromium } from '../../src/theme-test/chromium.ts';
