import { type RunningSite } from '../e2e/support/site.ts';
import type { ShotOptions } from './options.ts';
/** The built server with the demo schools, and with a test school in each theme where one is asked for. */
export declare const startShotServer: ({ school, themes }: ShotOptions) => Promise<RunningSite>;
