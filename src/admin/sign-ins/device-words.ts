/** A program and what it runs on, by their own names; undefined where they are not known. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

// The first that is found counts: most browsers call themselves Chrome and Safari too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser tells of itself in its User-Agent header. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstOf(browsers, userAgent ?? ''),
  system: firstOf(systems, userAgent ?? ''),
});
