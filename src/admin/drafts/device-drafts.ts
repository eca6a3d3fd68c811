import { deviceDraftPrefix } from '#schemas/office.ts';

/** What the names of somebody's drafts begin with, where they are stored on the device. */
export const draftPrefix = (userId: number): string => `${deviceDraftPrefix}${userId}:`;

/** Takes away what somebody has typed on this device and not sent. */
export const forgetDrafts = (userId: number): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix(userId))) localStorage.removeItem(key);
};
