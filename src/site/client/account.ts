import { userStatus } from '#schemas/access/user-status.ts';
import { leaveQuery, leftHash, officePath, passwordPath, userNameItem, userStatusItem } from '#schemas/office.ts';
import { readItem } from './read-item.ts';

/** The readable cookie of a sign-in, with the paths that a menu may show: it only says what a page offers. */
const hint = /(?:^|; )accessiblePaths=([^;]*)/;
/** All who work at a school may open it, and no family. */
const staffPath = encodeURIComponent('"/school/profile"');

/** Shows in the header who is logged in, on a page that is the same for everybody. */
export const startAccount = (): void => {
  show();
  if (location.hash === leftHash) void forget();
  // Back from a log-in or a log-out, the browser shows the page as it was left.
  addEventListener('pageshow', show);
  addEventListener('submit', askFirst);
};

/** What is on the device is looked at before a log-out. */
const askFirst = (event: SubmitEvent): void => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-account] form')) return;
  event.preventDefault();
  import('./log-out.ts').then(
    ({ logOut }) => logOut(form),
    // The office asks about what may be on the device.
    () => location.assign(`${officePath}?${leaveQuery}`),
  );
};

/** The sign-in had ended before the log-out, so that the office could not tidy up after itself. */
const forget = async (): Promise<void> => {
  history.replaceState(history.state, '', location.pathname + location.search);
  if (hint.test(document.cookie)) return;
  const { forgetOffice } = await import('./forget-office.ts');
  await forgetOffice();
};

/** Whether whoever is logged in is led to a new password first: the server leads there too, after one more page. */
const isPasswordDue = (): boolean =>
  Number(readItem(userStatusItem) || userStatus.active) === userStatus.mustChangePassword;

const show = (): void => {
  const paths = hint.exec(document.cookie)?.[1];
  for (const part of document.querySelectorAll<HTMLElement>('[data-visitor]')) {
    const { visitor, family } = part.dataset;
    part.hidden = (visitor === 'guest') === (paths !== undefined);
    if (paths === undefined) continue;
    if (visitor === 'name') {
      part.textContent = readItem(userNameItem);
      part.hidden = !part.textContent;
    } else if (visitor === 'member') part.setAttribute('href', isPasswordDue() ? passwordPath : officePath);
    if (family && !paths.includes(staffPath)) part.textContent = family;
  }
};
