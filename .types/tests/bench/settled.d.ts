import { type Answer } from '../support/request.ts';
/** A page once it changes no more: its smallest bytes and the AVIF files of its pictures are made when there is time. */
export declare const settled: (address: string) => Promise<Answer>;
