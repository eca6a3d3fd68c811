import type { Handler } from '#server/http/calls/handle.ts';
import { exportAuditLogHandler } from './export.ts';
import { listAuditLogHandler, readAuditEntryHandler } from './list.ts';

/** What the calls of the audit log do. */
export const auditHandlers: readonly Handler[] = [listAuditLogHandler, exportAuditLogHandler, readAuditEntryHandler];
