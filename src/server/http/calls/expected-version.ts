import { wrongField } from '#server/core/errors/refusals.ts';
import type { CallContext } from './handle.ts';

/** A version as ETag and If-Match have it. */
export const versionTag = (version: number): string => `"${version}"`;

/**
 * The version that a change is made on, from If-Match; null for `*`, which is any. Errors: `NOT_VALID` where the header
 * is missing or is no version.
 */
export const expectedVersion = (context: Pick<CallContext, 'header'>): number | null => {
  const header = context.header('if-match');
  if (header === '*') return null;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? '') ?? [];
  if (version === undefined)
    throw wrongField('If-Match', 'Send If-Match with the version that you have, such as "3" in quotes.');
  return Number(version);
};
