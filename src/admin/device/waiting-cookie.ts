import Cookies from 'js-cookie';
import { waitingRegistersCookie } from '#schemas/office.ts';

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
