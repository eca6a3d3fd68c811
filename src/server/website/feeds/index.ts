import { newsFeeds } from './articles.ts';
import { calendarFeeds } from './calendar.ts';
import type { Feed } from './define.ts';
import { manifest, officeManifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';
import { trackingCode } from './tracking-code.ts';

/** All documents for programs. */
export const feeds: readonly Feed[] = [
  ...calendarFeeds,
  ...newsFeeds,
  sitemap,
  robots,
  manifest,
  officeManifest,
  trackingCode,
];
