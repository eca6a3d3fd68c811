import type { Feed } from './define.ts';
export declare const newsFeeds: readonly Feed[];
