import type { Feed } from './define.ts';
export declare const calendarFeeds: readonly Feed[];
