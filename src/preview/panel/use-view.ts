import { useCallback, useEffect, useState } from 'react';
import { pageAddress } from './addresses.ts';
import { parseView, type View } from './view.ts';

const read = () => parseView(new URL(location.href).searchParams);

/** The window's own choices. Going back in history brings back those of then. */
export const useView = (): {
  readonly view: View;
  readonly problems: readonly string[];
  setView(change: Partial<View>): void;
} => {
  const [{ view, problems }, setRead] = useState(read);
  useEffect(() => {
    const onBack = (): void => setRead(read());
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const setView = useCallback(
    (change: Partial<View>) => setRead((last) => ({ view: { ...last.view, ...change }, problems: [] })),
    [],
  );
  return { view, problems, setView };
};

/** The page that the window was opened for. */
export const firstPage = (): URL => pageAddress(new URL(location.href));
