import {
  deskPreference,
  deviceDraftPrefix,
  leaveQuery,
  officePath,
  ownPreferences,
  registerDraftPrefix,
  waitingRegistersCookie,
} from '#schemas/office.ts';

/** What the office must ask about at a log-out, or leave on the device: the website's own would clear it away. */
const left = [registerDraftPrefix, deviceDraftPrefix, deskPreference, ...ownPreferences];

const storedNames = (): readonly string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Whether anything of the office is on the device, of whomever. */
const isAnyLeft = (): boolean =>
  document.cookie.includes(`${waitingRegistersCookie}=`) ||
  storedNames().some((name) => left.some((prefix) => name.startsWith(prefix)));

/** Who logs out while something is on the device does so in the office, which knows what it is and whose. */
export const logOut = (form: HTMLFormElement): void => {
  if (isAnyLeft()) location.assign(`${officePath}?${leaveQuery}`);
  else form.submit();
};
