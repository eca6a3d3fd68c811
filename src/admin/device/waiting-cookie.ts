import Cookies from 'js-cookie';
import { deviceDraftPrefix, registerDraftPrefix, waitingRegistersCookie } from '#schemas/office.ts';

/** As long as browsers keep a cookie, in days. */
const days = 400;

/** Notes for the server whether something of an account waits on this device. */
export const noteWaiting = (user: number, isWaiting: boolean): void => {
  const before = (Cookies.get(waitingRegistersCookie) ?? '').split('.').filter(Boolean);
  const others = before.filter((one) => one !== String(user));
  const now = isWaiting ? [...others, String(user)] : others;
  if (now.length === 0) Cookies.remove(waitingRegistersCookie, { path: '/' });
  else Cookies.set(waitingRegistersCookie, now.join('.'), { path: '/', expires: days, sameSite: 'lax' });
};

/** Registers and other drafts on this device, by the account that they are of. */
const draftOf = new RegExp(`^(?:${registerDraftPrefix}\\d+:|${deviceDraftPrefix})(\\d+):`);

/** Whether an item of the browser's storage is what another account has begun on this device. */
export const isOfAnother = (item: string, user: number): boolean => Number(draftOf.exec(item)?.[1] ?? user) !== user;

/** Notes for the server that others have begun something on this device, which a log-out must not clear away. */
export const noteOthers = (user: number): void => {
  for (const item of Object.keys(localStorage)) {
    const owner = Number(draftOf.exec(item)?.[1] ?? user);
    if (owner !== user) noteWaiting(owner, true);
  }
};
