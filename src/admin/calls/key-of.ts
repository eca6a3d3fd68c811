import type { QueryKey } from '@tanstack/react-query';
import type { Call } from '#schemas/api/define.ts';

/** What is read and what changes it are of one group of the API: an action makes the group's answers stale. */
export const keyOf = (call: Call, input: unknown): QueryKey => [call.group, call.id, input];
