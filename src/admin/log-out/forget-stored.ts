import { deskPreference, emergencyItem, lastAccountItem, ownPreferences } from '#schemas/office.ts';
import { isOfAnother } from '../device/waiting-cookie.ts';

/** Of everybody who uses this device, or of how somebody likes to see things: nothing in them is of the school. */
const kept: readonly string[] = [deskPreference, lastAccountItem, emergencyItem];

/**
 * Takes away what the browser stores of who logs out, and of what they read; how they like to see things stays, and
 * what others have begun here.
 */
export const forgetStored = (user: number): void => {
  for (const item of Object.keys(localStorage))
    if (!isPreference(item) && !isOfAnother(item, user)) localStorage.removeItem(item);
  sessionStorage.clear();
};

const isPreference = (item: string): boolean =>
  kept.includes(item) || ownPreferences.some((name) => item.startsWith(`${name}:`));
