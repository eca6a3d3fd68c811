import type { CheckFormat } from './checked-theme.ts';
/** `{ ok, theme, findings }`; a list of them where several themes were named. */
export declare const jsonFormat: CheckFormat;
