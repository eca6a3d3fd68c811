import { deviceDraftPrefix } from '#schemas/office.ts';

/** What the names of somebody's drafts begin with, where they are stored on the device. */
export const draftPrefix = (userId: number): string => `${deviceDraftPrefix}${userId}:`;
