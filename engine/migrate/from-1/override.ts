import type { SiteRecord } from '#schemas/theme/site-record.ts';

type Override = NonNullable<SiteRecord['overrides']>[string];

/**
 * What a school chose for a section, as format 2 has it: a look where format 1 had the setting `variant`, of the same
 * name. Records are stored as they were written, and old backups bring them back.
 */
export const overrideOfFormat1 = (override: Override): Override => {
  const { variant, ...settings } = (override.settings ?? {}) as Readonly<Record<string, unknown>>;
  return typeof variant === 'string' ? { look: variant, ...override, settings } : override;
};
