import { type RefObject, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigation, useSearchParams } from 'react-router-dom';
import { homePath } from '#schemas/office.ts';
import { useLiveEvents } from '../live/use-live-events.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { screens } from '../screens/index.ts';
import { useStart } from '../session/start.ts';
import { useWriteScope } from '../session/use-may-write.ts';
import { MayWriteContext } from '../ui/Deeds.tsx';
import { LeaveQuestions } from '../ui/LeaveQuestion.tsx';
import { ScreenTitleContext } from '../ui/screen-title.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { useLocale, useWords } from '../words/words.ts';
import { Bar } from './Bar.tsx';
import { BottomBar } from './BottomBar.tsx';
import classes from './frame.module.css';
import { LogInAgain } from './LogInAgain.tsx';
import { LookupsFailed } from './LookupsFailed.tsx';
import { Menu } from './Menu.tsx';
import { isForRole, menuOf } from './menu.ts';
import { NewVersion } from './NewVersion.tsx';
import { NoRight } from './NoRight.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OtherSession } from './OtherSession.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SupportBanner } from './SupportBanner.tsx';
import { SupportEnd } from './SupportEnd.tsx';
import { useMayOpen } from './use-may-open.ts';
import { frameWords } from './words.ts';

const screenOf = (handle: unknown): ScreenEntry | undefined =>
  typeof handle === 'object' && handle !== null && 'path' in handle ? (handle as ScreenEntry) : undefined;

/** A screen under the title that it has at this address. */
const titledAt = (screen: ScreenEntry, search: URLSearchParams): ScreenEntry =>
  screen.ofOne && search.has(screen.ofOne.param) ? { ...screen, title: screen.ofOne.title } : screen;

/** Bar, menu and the sheet with the screen that is open. */
export const Frame = () => {
  const say = useWords(frameWords);
  const locale = useLocale();
  const { user, support, hasChildren } = useStart();
  const mayOpen = useMayOpen();
  const scopeOf = useWriteScope();
  const { state } = useNavigation();
  const match = useMatches().findLast(({ handle }) => screenOf(handle) !== undefined);
  const screen = screenOf(match?.handle);
  const [search] = useSearchParams();
  const titled = screen && titledAt(screen, search);
  const isPhone = useIsPhone();
  const sheet = useRef<HTMLElement>(null);
  useTitle(titled);
  const isOpen = screen !== undefined && mayOpen(screen);
  useLiveEvents(isOpen ? screen.area : undefined);
  useFocusOnHeading(sheet);
  const menu = menuOf(
    screens.filter((one) => isForRole(one, user.role, hasChildren)),
    mayOpen,
  );
  if (screen && !isForRole(screen, user.role, hasChildren)) return <Navigate to={homePath(user.role)} replace />;
  return (
    <div
      className={classes.frame}
      data-support={support ? true : undefined}
      data-rail={screen?.isWide?.(match?.params ?? {}) || undefined}
    >
      <a className={classes.skip} href="#page">
        {say('skip')}
      </a>
      <SupportBanner />
      <Bar title={titled} menu={menu} />
      {!isPhone && <Menu menu={menu} />}
      <main className={classes.sheet} id="page" ref={sheet} aria-busy={state === 'loading'}>
        <PrintHead screen={titled} />
        <OfflineBanner />
        <NewVersion />
        <OtherSession />
        <LookupsFailed />
        {screen && !isOpen ? (
          <NoRight screen={screen} />
        ) : (
          <MayWriteContext value={screen?.area ? scopeOf(screen.area) !== undefined : support === undefined}>
            <ScreenTitleContext value={titled?.title[locale]}>
              <Outlet />
            </ScreenTitleContext>
          </MayWriteContext>
        )}
      </main>
      {isPhone && <BottomBar menu={menu} shown={screen} />}
      <LeaveQuestions />
      {support ? <SupportEnd support={support} /> : <LogInAgain />}
    </div>
  );
};

const useTitle = (screen: ScreenEntry | undefined): void => {
  const { school } = useStart();
  const locale = useLocale();
  const title = screen?.title[locale];
  useEffect(() => {
    document.title = [title, school.school_Name].filter(Boolean).join(' · ');
  }, [title, school.school_Name]);
};

const focusHeading = (sheet: HTMLElement): boolean => {
  const heading = sheet.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/**
 * After a change of the screen the heading has the focus, so that what is read out begins there: as soon as there is
 * one, unless the focus was taken elsewhere meanwhile.
 */
const useFocusOnHeading = (sheet: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    const root = sheet.current;
    if (!root || focusHeading(root)) return;
    const { activeElement: left } = document;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isMoved = activeElement !== left && activeElement !== body;
      if (isMoved || focusHeading(root)) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, sheet]);
};
