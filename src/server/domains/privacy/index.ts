import type { Handler } from '#server/http/calls/handle.ts';
import { eraseContactHandler } from './erase.ts';
import { exportContactHandler } from './export.ts';
import { findContactHandler } from './find.ts';

/** What the calls about what people have left do. */
export const privacyHandlers: readonly Handler[] = [eraseContactHandler, exportContactHandler, findContactHandler];
