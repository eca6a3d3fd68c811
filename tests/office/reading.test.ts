import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenEntry } from '#admin/screens/define-screen.ts';
import { places } from '#admin/screens/index.ts';
import { holdersOf, scopeFor } from '#schemas/access/matrix.ts';
import { addMember } from '../api/staff-bodies.ts';
import { addStudent } from '../api/student-bodies.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { extent } from '../support/extent.ts';
import { deedsOn } from './support/deeds.ts';
import { addPicture } from './support/media-page.ts';
import { adminAccount, desktop, type OpenPage, phone, startOffice, untold } from './support/office.ts';
import { letIn } from './support/support-visit.ts';

const staff = (set: 'frontOffice' | 'hr' | 'contentEditor' | 'classTeacher', name: string) => ({
  email: `${set.toLowerCase()}@example.org`,
  name,
  role: 'Staff' as const,
  permissionSets: [set],
  ...(set === 'classTeacher' ? { classes: [{ Class_Id: 8, Section_Id: 1 }] } : {}),
});

const readers = [
  staff('frontOffice', 'Harbhajan Bedi'),
  staff('hr', 'Shireen Contractor'),
  staff('contentEditor', 'Rohini Lele'),
  staff('classTeacher', 'Lata Mahajan'),
];

/** The screens of a school's office. */
const ofOffice = places.filter(({ isFor = 'office' }) => isFor === 'office');

/** What a page is one of: ids and days are left out. */
const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://school.test');
  const asked = [...searchParams].map((pair) => pair.join('=')).toSorted();
  return `${pathname}?${asked.join('&')}`.replace(/\d[\d-]*/g, 'N');
};

/** Where a screen is without anything open on it. */
const addressOf = ({ path, to = path }: ScreenEntry): string => to.replace(/\/:\w+\?/g, '');

/** The screen that a link leads to. */
const screenOf = (link: string): ScreenEntry | undefined => {
  const { pathname } = new URL(link, 'http://school.test');
  return ofOffice
    .filter((screen) => pathname === addressOf(screen) || pathname.startsWith(`${addressOf(screen)}/`))
    .toSorted((one, other) => addressOf(other).length - addressOf(one).length)[0];
};

interface WalkOptions {
  /** Whether a page that is led to is one of them too. */
  readonly isRead?: (link: string) => boolean;
  readonly granted?: readonly RegExp[];
}

describe('who may only read', () => {
  const office = startOffice([adminAccount, ...readers]);
  let admin: Caller;
  let notice: number;
  let picture: number;
  let album: number;

  const add = async (path: string, body: object): Promise<{ readonly id: number }> => {
    const { status, text, json } = await admin.post(path, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
    return json;
  };

  beforeAll(async () => {
    admin = await signIn(office.app);
    await addStudent(admin);
    await addMember(admin);
    await addEnquiry(admin);
    picture = await addPicture(admin, 'veranda.jpg', { seed: 4 });
    notice = (
      await add('/api/content/notice', {
        noticeHead: 'Sports day moves',
        noticeDetails: 'To Friday.',
        entryDateTime: '2026-11-20T09:00',
      })
    ).id;
    const pictures = [{ Media_Name: `media:${picture}` }, { Media_Name: `media:${picture}`, caption: 'The veranda' }];
    const named = { album_Name: 'Monsoon', schoolThemeMediaJson: pictures };
    album = (await add('/api/content/galleryAlbum', named)).id;
    const message = {
      Name: 'Omkar Bhide',
      Mobile: '98222 00002',
      Message: 'When does school begin?',
      Fill_Seconds: 12,
    };
    await add('/api/contact-messages', message);
    await add('/api/support', { reason: 'The notices of May do not show', hours: 4 });
  });

  /** Opens some pages, and one of each kind that they lead to; what can be changed on each. */
  const walk = async (
    { page }: OpenPage,
    starts: readonly string[],
    { isRead = () => false, granted = [] }: WalkOptions = {},
  ): Promise<Record<string, readonly string[]>> => {
    const found: Record<string, readonly string[]> = {};
    const seen = new Set<string>();
    const queue = [...starts];
    for (let to = queue.shift(); to !== undefined; to = queue.shift()) {
      if (seen.has(shapeOf(to))) continue;
      seen.add(shapeOf(to));
      await page.goto(office.origin() + to, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
      const deeds = await deedsOn(page, granted);
      if (deeds.length > 0) found[to] = deeds;
      const links = await page
        .getByRole('main')
        .locator('a[href^="/"]')
        .evaluateAll((all) =>
          all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search),
        );
      queue.push(...links.filter(isRead));
    }
    return found;
  };

  describe('under a support grant', () => {
    let visit: OpenPage;
    beforeAll(async () => {
      visit = await office.newPage({ prepare: untold });
      await visit.page.context().addCookies([{ ...(await letIn(office, admin.schoolId)), url: office.origin() }]);
    });
    afterAll(() => visit.close());

    it('reads an item and a picture, and sees nothing that would change them', async () => {
      const { page } = visit;
      expect(await walk(visit, [`/school/content/notice/${notice}`])).toEqual({});
      await page.getByText('To Friday.').waitFor();
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'More' }).waitFor();
      expect(await page.getByRole('button', { name: 'New', exact: true }).count()).toBe(0);
      await page.setViewportSize(desktop);
      expect(await walk(visit, [`/school/media?open=${picture}`])).toEqual({});
      expect(await page.getByRole('img', { name: 'veranda' }).count()).toBeGreaterThan(0);
      // Nothing was refused; `untold` keeps the events away.
      expect(visit.faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    });

    it.each(extent([], ofOffice))('sees nothing that would change what is on $folder', async (screen) => {
      /** What a button opens, and no link. */
      const byButton: Readonly<Record<string, string>> = {
        media: `/school/media?view=albums&album=${album}`,
        website: '/school/website?open=design',
      };
      const { [screen.folder]: opened } = byButton;
      const isRead = (link: string): boolean => screenOf(link) === screen;
      expect(await walk(visit, [addressOf(screen), ...(opened ? [opened] : [])], { isRead })).toEqual({});
    });
  });

  it.each(extent([], readers))('sees none of what $name may only read', async (person) => {
    const holders = holdersOf({ role: 'Staff', permissionSets: person.permissionSets });
    const read = ofOffice.filter(
      ({ area }) =>
        area !== undefined &&
        scopeFor(holders, area, 'read') !== undefined &&
        scopeFor(holders, area, 'write') === undefined,
    );
    const paths = read.map(addressOf);
    const opened = await office.open('/school', { email: person.email, prepare: untold });
    const isRead = (link: string): boolean => paths.includes(new URL(link, 'http://school.test').pathname);
    // Who reads all reports may remind by them (remindTeachers).
    expect(await walk(opened, paths, { isRead, granted: [/^button Remind the teachers?$/] })).toEqual({});
    await opened.close();
  });
});
