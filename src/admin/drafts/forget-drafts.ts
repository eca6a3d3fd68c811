/** What the names of drafts begin with, where they are stored on the device. */
export const draftItems = 'draft:';

/** Takes away what was put aside on the device, of whomever. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftItems)) localStorage.removeItem(key);
};
