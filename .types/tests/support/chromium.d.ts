export { findChromium, launchChromium } from '#theme-test/chromium.ts';
