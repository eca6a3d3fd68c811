import type { SchoolSettings } from '#schemas/api/school-settings.ts';

/** What is sent back of settings that stay as they are. */
export const bodyOf = ({ Sender: _, Version: __, ...settings }: SchoolSettings) => settings;
