import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { fetchPart } from '../calls/fetch-part.ts';
import { Frame } from '../frame/Frame.tsx';
import { NothingHere } from '../frame/NothingHere.tsx';
import { ScreenFailed } from '../frame/ScreenFailed.tsx';
import { screens } from '../screens/index.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

const modules = import.meta.glob<{ readonly Screen: ComponentType }>('../screens/*/Screen.tsx');

const load = async (folder: string): Promise<{ readonly Component: ComponentType }> => {
  const module = modules[`../screens/${folder}/Screen.tsx`];
  if (!module) throw new Error(`There is no screen in "${folder}".`);
  return { Component: (await fetchPart(module)).Screen };
};

/** A route for each screen, inside the frame; its code is loaded when it is opened. Resolves when the first one is there. */
export const openRouter = async (): Promise<Router> => {
  const router = createRouter();
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const end = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        end();
        resolve();
      });
    });
  return router;
};

const createRouter = () =>
  createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: ScreenFailed,
      children: [
        ...screens.map((screen) => ({
          path: screen.path,
          handle: screen,
          ErrorBoundary: ScreenFailed,
          lazy: () => load(screen.folder),
        })),
        { path: '*', Component: NothingHere },
      ],
    },
  ]);
