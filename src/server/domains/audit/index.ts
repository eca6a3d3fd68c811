import type { Handler } from '#server/http/calls/handle.ts';
import { listAuditLogHandler } from './list.ts';

/** What the calls of the audit log do. */
export const auditHandlers: readonly Handler[] = [listAuditLogHandler];
